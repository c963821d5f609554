import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { island } from './island';

interface CounterProps {
  name: string;
}
function Counter({ name }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

type Load = () => Promise<ComponentType<CounterProps>>;
const loaded = (): ReturnType<typeof vi.fn<Load>> => vi.fn<Load>(() => Promise.resolve(Counter));

let root: Root | null = null;
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  document.body.replaceChildren();
  expect(console.error).not.toHaveBeenCalled();
});

/** What the server writes for an island around a counter: React's marks of a finished boundary. */
const serverHtml = '<div data-island=""><!--$--><button type="button">rides<!-- --> <!-- -->0</button><!--/$--></div>';

async function takeOver(Part: ComponentType<CounterProps>): Promise<HTMLButtonElement> {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = serverHtml;
  await act(async () => {
    root = hydrateRoot(page, <Part name="rides" />, { onRecoverableError: (error) => console.error(error) });
  });
  const button = page.querySelector('button');
  if (!button) throw new Error('the server drew no button');
  return button;
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

describe('an island drawn by the server', () => {
  it('keeps its HTML, downloads at a touch, and presses again what was pressed too early', async () => {
    const load = loaded();
    const button = await takeOver(island<CounterProps>({ when: 'touched' }, load));
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(button.textContent).toBe('rides 0');
    button.focus();
    button.click();
    await waitFor(() => expect(button.textContent).toBe('rides 1'));
    expect(load).toHaveBeenCalledOnce();
    expect(button.isConnected).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('is set aside with its HTML at an idle moment, where it outlives its page, and goes live by a press', async () => {
    const load = loaded();
    const button = await takeOver(
      island<CounterProps>({ when: 'touched', outlivesPage: true, placeholder: 'soon' }, load),
    );
    await waitFor(() => expect(button.closest('[data-placeholder]')?.textContent).toBe('rides 0'));
    expect([load.mock.calls.length, button.isConnected, button.textContent]).toEqual([0, true, 'rides 0']);
    act(() => button.click());
    await waitFor(() => expect(document.querySelector('button')?.textContent).toBe('rides 1'));
    expect(document.querySelector('[data-placeholder]')).toBeNull();
  });

  it('hands the focus over where its HTML was set aside', async () => {
    const button = await takeOver(island<CounterProps>({ when: 'touched', outlivesPage: true }, loaded()));
    await waitFor(() => expect(button.closest('[data-placeholder]')).not.toBeNull());
    act(() => button.focus());
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  it('keeps its HTML when the next page hands it other props', async () => {
    const Part = island<CounterProps>({ when: 'touched', outlivesPage: true }, loaded());
    const button = await takeOver(Part);
    await waitFor(() => expect(button.closest('[data-placeholder]')).not.toBeNull());
    await act(async () => root?.render(<Part name="prices" />));
    await act(async () => root?.render(<Part name="fleet" />));
    expect([button.isConnected, button.textContent]).toEqual([true, 'rides 0']);
    act(() => button.click());
    await waitFor(() => expect(document.querySelector('button')?.textContent).toBe('fleet 1'));
  });

  it('stays where it is while somebody is in it', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = serverHtml;
    const button = page.querySelector('button');
    button?.focus();
    const Part = island<CounterProps>({ when: 'near', outlivesPage: true }, () => new Promise(() => {}));
    await act(async () => {
      root = hydrateRoot(page, <Part name="rides" />);
    });
    await settle();
    expect(document.querySelector('[data-placeholder]')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('goes live under the hands that type, without waiting for them to rest', async () => {
    const button = await takeOver(island<CounterProps>({ when: 'touched' }, loaded()));
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await settle();
    expect(button.closest('[data-island]')?.hasAttribute('data-live')).toBe(true);
  });

  it('hurries React by no press and no letter, until it has taken over', async () => {
    const button = await takeOver(island<CounterProps>({ when: 'touched' }, loaded()));
    const told = vi.fn<(event: Event) => void>();
    for (const type of ['pointerdown', 'keydown', 'input', 'click'])
      document.querySelector('main')?.addEventListener(type, (event) => told(event), true);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    button.dispatchEvent(new Event('input', { bubbles: true }));
    expect(told).not.toHaveBeenCalled();
    await settle();
    button.click();
    await waitFor(() => expect(button.textContent).toBe('rides 1'));
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['click']);
  });

  it('tries again after a failed download, and has the press still', async () => {
    const load = loaded().mockRejectedValueOnce(new Error('offline'));
    const button = await takeOver(island<CounterProps>({ when: 'touched' }, load));
    button.click();
    await settle();
    expect(button.textContent).toBe('rides 0');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(button.textContent).toBe('rides 1'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('downloads at once where that is wanted, with its texts', async () => {
    const load = loaded();
    const texts = vi.fn<(props: CounterProps, locale: string) => Promise<string>>(() => Promise.resolve('texts'));
    await takeOver(island<CounterProps>({ when: 'touched', wantedAtOnce: () => true, texts }, load));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(texts).toHaveBeenCalledWith({ name: 'rides' }, 'he');
  });

  it('lets what was typed be kept as long as it is not live', async () => {
    const onLeaveEarly = vi.fn<(place: HTMLElement) => void>();
    const button = await takeOver(island<CounterProps>({ when: 'touched', onLeaveEarly }, loaded()));
    dispatchEvent(new Event('pagehide'));
    expect(onLeaveEarly.mock.calls[0]?.[0].contains(button)).toBe(true);
    button.click();
    await waitFor(() => expect(button.textContent).toBe('rides 1'));
    dispatchEvent(new Event('pagehide'));
    expect(onLeaveEarly).toHaveBeenCalledOnce();
  });

  it('wakes each of its places by itself', async () => {
    const Part = island<CounterProps>({ when: 'touched' }, loaded());
    const first = await takeOver(Part);
    const firstRoot = root;
    const second = await takeOver(Part);
    first.click();
    await waitFor(() => expect(first.textContent).toBe('rides 1'));
    expect(second.textContent).toBe('rides 0');
    second.click();
    await waitFor(() => expect(second.textContent).toBe('rides 1'));
    act(() => firstRoot?.unmount());
  });

  it('holds its place and downloads at once where there is no such HTML', async () => {
    const Part = island<CounterProps>({ when: 'touched', placeholder: 'soon', placeholderClass: 'min-h-96' }, loaded());
    await act(async () => {
      render(<Part name="rides" />);
    });
    await waitFor(() => expect(document.querySelector('[data-placeholder]')).toBeNull());
    expect(screen.getByRole('button').textContent).toBe('rides 0');
  });
});

describe('an island with a stand-in', () => {
  const Bar = ({ name }: CounterProps) => <p>{name}</p>;

  it('shows it until the part is here, follows the page meanwhile, and starts with the part the next time', async () => {
    const Part = island<CounterProps>({ when: 'now', standIn: Bar }, loaded());
    const { rerender, unmount } = render(<Part name="first" />);
    rerender(<Part name="second" />);
    expect(screen.getByText('second')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('second 0'));
    unmount();
    render(<Part name="third" />);
    expect(screen.getByRole('button').textContent).toBe('third 0');
  });

  it('shows nothing before, where there is none', async () => {
    const Part = island<CounterProps>({ when: 'now', standIn: null }, loaded());
    const { container } = render(<Part name="late" />);
    expect(container.textContent).toBe('');
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('late 0'));
  });

  it('waits for an idle moment in which no press waits for its code, and tries again after a failed download', async () => {
    const load = loaded().mockRejectedValueOnce(new Error('offline'));
    const pressed = document.body.appendChild(document.createElement('button'));
    pressed.setAttribute('aria-busy', 'true');
    const Part = island<CounterProps>({ when: 'idle', standIn: null }, load);
    const { container } = render(<Part name="late" />);
    await settle();
    expect(load).not.toHaveBeenCalled();
    pressed.removeAttribute('aria-busy');
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await settle();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(container.textContent).toBe('late 0'));
  });
});

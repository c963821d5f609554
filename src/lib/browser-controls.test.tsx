import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { helpBrowser } from './browser-controls';

beforeAll(helpBrowser);
afterEach(() => {
  // One that is open still becomes modal, in the middle of the next test.
  document.querySelector('dialog')?.close();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const press = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('dialogs', () => {
  const dialog = () => find('dialog') as HTMLDialogElement;
  const show = () => {
    document.body.innerHTML = `
      <button class="opens" command="show-modal" commandfor="menu"><b>Menu</b></button>
      <button class="strange" command="show-modal" commandfor="nothing">Nothing</button>
      <dialog id="menu" closedby="any">
        <p>words</p><a href="#there">there</a><button command="close" commandfor="menu">Close</button>
      </dialog>`;
    press('.opens b');
    expect(dialog().open).toBe(true);
  };

  it('open by their button, and close by the one inside', () => {
    show();
    press('dialog button');
    expect(dialog().open).toBe(false);
  });

  it('close by a press beside them and by a link, not by one on their words', () => {
    show();
    press('p');
    expect(dialog().open).toBe(true);
    press('dialog');
    expect(dialog().open).toBe(false);
    press('.opens');
    press('dialog a');
    expect(dialog().open).toBe(false);
  });

  it('a button that names none does nothing', () => {
    show();
    press('.strange');
    expect(dialog().open).toBe(true);
  });

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));

  it('are there at once, and make the page wait behind them one frame later', async () => {
    await frame();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    expect(showModal).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(showModal).toHaveBeenCalled());
    expect(dialog().open).toBe(true);
  });

  it('take the keys that come before that frame, once', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    for (const key of ['+', '9']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(showModal).toHaveBeenCalledTimes(1);
    await frame();
    expect([dialog().open, showModal.mock.calls.length]).toEqual([true, 1]);
  });

  it('become modal once, however often their button is pressed before that frame', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    press('.opens');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await frame();
    expect([dialog().open, showModal.mock.calls.length]).toEqual([true, 1]);
  });

  it('stay shut where they were closed before that frame', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    press('dialog button');
    await frame();
    expect([dialog().open, showModal.mock.calls.length]).toEqual([false, 0]);
  });
});

it('of what unfolds under one name one is open, in a browser that does not see to it', () => {
  document.body.innerHTML =
    '<details name="a" open></details><details name="a"></details><details open></details><details name="b" open></details>';
  const all = [...document.querySelectorAll('details')];
  const opened = all[1] as HTMLDetailsElement;
  opened.open = true;
  opened.dispatchEvent(new Event('toggle'));
  expect(all.map(({ open }) => open)).toEqual([false, true, true, true]);
});

describe('lists that close by themselves', () => {
  const show = () => {
    document.body.innerHTML =
      '<details data-closes open><summary>Places</summary><p>words</p><a href="#there">there</a></details><button>elsewhere</button>';
  };
  const isOpen = () => (find('details') as HTMLDetailsElement).open;

  it.each(['details', 'a', 'button'])('by a press on %s', (selector) => {
    show();
    press('p');
    expect(isOpen()).toBe(true);
    press(selector);
    expect(isOpen()).toBe(false);
  });

  it('by the focus that goes on, not by the one that comes', () => {
    show();
    find('a').focus();
    expect(isOpen()).toBe(true);
    find('button').focus();
    expect(isOpen()).toBe(false);
  });

  it('by Escape, which leads back to their name', () => {
    show();
    find('a').focus();
    find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(isOpen()).toBe(true);
    find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen(), document.activeElement]).toEqual([false, find('summary')]);
  });
});

describe('the way back', () => {
  const follow = (init: MouseEventInit = {}) => {
    document.body.innerHTML = '<a href="#home" data-back><b>Back</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    find('b').dispatchEvent(click);
    return click.defaultPrevented;
  };

  it('is the browser’s where something is behind the page, and a link elsewhere and to a tab of its own', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const pages = vi.spyOn(history, 'length', 'get').mockReturnValue(2);
    expect([follow({ ctrlKey: true }), back.mock.calls.length]).toEqual([false, 0]);
    expect([follow(), back.mock.calls.length]).toEqual([true, 1]);
    pages.mockReturnValue(1);
    expect([follow(), back.mock.calls.length]).toEqual([false, 1]);
    vi.restoreAllMocks();
  });
});

it('popovers open, and close by a press elsewhere, in a browser that knows none', () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  document.body.innerHTML =
    '<button class="more" popovertarget="bar"><b>More</b></button><div id="bar" popover="auto"><p>words</p></div><i>elsewhere</i>';
  const isOpen = () => find('#bar').hasAttribute('open');
  const states = ['.more b', 'p', '.more', '.more', 'i'].map((selector) => {
    press(selector);
    return isOpen();
  });
  if (known) Object.defineProperty(HTMLElement.prototype, 'popover', known);
  expect(states).toEqual([true, true, false, true, false]);
});

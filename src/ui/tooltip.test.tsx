import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from './button';
import { Tooltip } from './tooltip';

const words = () => screen.getByRole('tooltip', { hidden: true });
const isShown = () => !words().hidden;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function show() {
  render(
    <Tooltip label="Answered within minutes">
      <button type="button">WhatsApp</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the tooltip', () => {
  it('waits 700 ms under the pointer', () => {
    const button = show();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(699);
    expect(isShown()).toBe(false);
    pass(1);
    expect(isShown()).toBe(true);
  });

  it('never comes for a finger', () => {
    fireEvent.pointerOver(show(), { pointerType: 'touch' });
    pass(2000);
    expect(isShown()).toBe(false);
  });

  it('stays while the pointer crosses over to it, and goes when the pointer goes', () => {
    const button = show();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerOut(button, { relatedTarget: document.body });
    pass(100);
    fireEvent.pointerOver(words(), { pointerType: 'mouse', relatedTarget: document.body });
    pass(1000);
    expect(isShown()).toBe(true);
    fireEvent.pointerOut(words(), { relatedTarget: document.body });
    pass(150);
    expect(isShown()).toBe(false);
  });

  it('comes at once with the keyboard, and goes with the focus', () => {
    const button = show();
    act(() => button.focus());
    pass(0);
    expect(isShown()).toBe(true);
    act(() => button.blur());
    expect(isShown()).toBe(false);
  });

  it('goes on Escape, before anything else hears the key', () => {
    const onEscape = vi.fn<() => void>();
    const button = show();
    button.addEventListener('keydown', onEscape);
    act(() => button.focus());
    pass(0);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(isShown()).toBe(false);
    expect(onEscape).not.toHaveBeenCalled();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('goes when the control is pressed', () => {
    const button = show();
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerDown(button);
    expect(isShown()).toBe(false);
  });

  it('describes its control, but does not repeat a name', () => {
    const button = show();
    expect(button.getAttribute('aria-describedby')).toBe(words().id);
    cleanup();
    render(
      <Tooltip label="Call">
        <IconButton icon="phone" label="Call" />
      </Tooltip>,
    );
    expect(screen.getByRole('button', { name: 'Call' }).getAttribute('aria-describedby')).toBeNull();
    expect(words().getAttribute('aria-hidden')).toBe('true');
  });

  it('has no style attribute in the HTML of the page', () => {
    const html = renderToString(
      <Tooltip label="Answered within minutes">
        <button type="button">WhatsApp</button>
      </Tooltip>,
    );
    expect(html).toContain('Answered within minutes');
    expect(html).not.toContain('style=');
  });
});

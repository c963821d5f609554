import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberPress } from './early-press';

afterEach(() => {
  document.body.replaceChildren();
});

/** Two buttons and one that opens a popover by itself. */
function buttons(place: Element): [first: HTMLButtonElement, second: HTMLButtonElement, popover: HTMLButtonElement] {
  place.innerHTML = '<button>a</button><button><b>b</b></button><button popovertarget="x">c</button>';
  const [first, second, popover] = place.querySelectorAll('button');
  if (!first || !second || !popover) throw new Error('no buttons');
  return [first, second, popover];
}

describe('an early press', () => {
  it('is repeated once, on the button that was pressed last', () => {
    const [first, second] = buttons(document.body);
    const early = rememberPress(document);
    first.click();
    second.querySelector('b')?.click();
    const pressed = vi.fn<(at: string) => void>();
    first.addEventListener('click', () => pressed('first'));
    second.addEventListener('click', () => pressed('second'));
    early.pressAgain();
    early.pressAgain();
    expect(pressed.mock.calls).toEqual([['second']]);
  });

  it('goes to the button that took the place of the pressed one', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const early = rememberPress(place);
    buttons(place)[1].click();
    const pressed = vi.fn<() => void>();
    buttons(place)[1].addEventListener('click', pressed);
    early.pressAgain();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is none outside of the place, on a popover’s button, or once forgotten', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const outside = document.body.appendChild(document.createElement('button'));
    const [first, , popover] = buttons(place);
    const pressed = vi.fn<() => void>();
    const early = rememberPress(place);
    outside.click();
    popover.click();
    early.forget();
    first.click();
    for (const button of [outside, popover, first]) button.addEventListener('click', pressed);
    early.pressAgain();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('holds the place until its click, which a touch screen reports after the release', async () => {
    vi.useFakeTimers();
    const place = document.body.appendChild(document.createElement('div'));
    const [first] = buttons(place);
    const early = rememberPress(place);
    const moved = vi.fn<() => void>();
    first.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    void early.released().then(moved);
    first.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(moved).not.toHaveBeenCalled();
    first.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(moved).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([
    ['a press elsewhere', () => document.body],
    ['no press', () => null],
  ])('does not hold the place for %s', async (_, pressed) => {
    const place = document.body.appendChild(document.createElement('div'));
    const early = rememberPress(place);
    pressed()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await expect(early.released()).resolves.toBeUndefined();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIVE_EVENT } from './live-event';
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
    const early = rememberPress(document.body);
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

  it('is none in a form that leads to another page by itself', () => {
    document.body.innerHTML =
      '<form action="/plan"><button data-leads>go</button></form><form><button>find</button></form>';
    addEventListener('submit', (event) => event.preventDefault());
    const pressed = vi.fn<(at: string) => void>();
    for (const button of document.querySelectorAll('button')) {
      const early = rememberPress(document.body);
      button.click();
      button.addEventListener('click', () => pressed(button.textContent));
      early.pressAgain();
    }
    expect(pressed.mock.calls).toEqual([['find']]);
  });

  it('is none in a part that answers by code of its own, from when it does', () => {
    document.body.innerHTML = '<div data-own=""><button>refresh</button></div>';
    const [button] = document.querySelectorAll('button');
    const pressed = vi.fn<() => void>();
    button?.addEventListener('click', pressed);
    for (const [isLive, presses] of [
      [false, 2],
      [true, 1],
    ] as const) {
      document.querySelector('div')?.setAttribute('data-own', isLive ? 'on' : '');
      pressed.mockClear();
      const early = rememberPress(document.body);
      button?.click();
      early.pressAgain();
      expect(pressed).toHaveBeenCalledTimes(presses);
    }
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

  /** A part of the page, drawn anew with other nodes. @returns its second button's presses */
  function drawAnew(isLive: boolean) {
    document.body.innerHTML = `<button>before</button><div data-island=""${isLive ? ' data-live=""' : ''}></div>`;
    const part = document.querySelector('div');
    const pressed = vi.fn<() => void>();
    if (part) buttons(part)[1].addEventListener('click', pressed);
    const live = () => {
      part?.setAttribute('data-live', '');
      part?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
    };
    return { pressed, live, button: part?.querySelectorAll('button')[1] };
  }

  it.each([
    ['waits for the part of the page that was drawn anew', false, 0],
    ['goes to a part that was drawn anew and answers already', true, 1],
  ])('%s', (_, isLive, presses) => {
    const early = rememberPress(document);
    drawAnew(false).button?.click();
    const { pressed, live } = drawAnew(isLive);
    early.pressAgain();
    expect(pressed).toHaveBeenCalledTimes(presses);
    live();
    live();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is dropped for the next press where its part still waits', () => {
    const early = rememberPress(document);
    drawAnew(false).button?.click();
    const { pressed, live } = drawAnew(false);
    early.pressAgain();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    live();
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    ['counts though its button was drawn anew under the finger, and no click followed', false, 1],
    ['counts once where a touch screen reports its click on the new button', true, 0],
  ])('%s', async (_, hasClick, presses) => {
    vi.useFakeTimers();
    const early = rememberPress(document);
    drawAnew(false).button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const { pressed, button } = drawAnew(true);
    early.pressAgain();
    expect(pressed).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
    if (hasClick) button?.click();
    pressed.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(pressed).toHaveBeenCalledTimes(presses);
    vi.useRealTimers();
  });
});

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
});

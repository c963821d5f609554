import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil, type When } from './triggers';

/** Lets a test bring a place near the screen. */
class Screen {
  static approach: (() => void) | null = null;
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
  }
  observe() {
    Screen.approach = () => this.callback([{ isIntersecting: true }]);
  }
  disconnect() {
    Screen.approach = null;
  }
}

let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Screen);
  place = document.body.appendChild(document.createElement('div'));
  place.append(document.createElement('button'));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const wait = (when: When) => {
  const act = vi.fn<() => void>();
  return { act, stop: waitUntil(when, place, act) };
};
const touch = (type: string, target: Element = place.firstElementChild ?? place) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const scroll = () => dispatchEvent(new Event('scroll'));

describe('a part waits', () => {
  it('for nothing: now', () => {
    expect(wait('now').act).toHaveBeenCalledOnce();
  });

  it.each(['pointerover', 'pointermove', 'pointerdown', 'focusin', 'click'])('for a touch: %s', (type) => {
    const { act } = wait('touched');
    touch(type, document.body);
    scroll();
    expect(act).not.toHaveBeenCalled();
    touch(type);
    touch(type);
    expect(act).toHaveBeenCalledOnce();
  });

  it('to be near', () => {
    const { act } = wait('near');
    scroll();
    expect(act).not.toHaveBeenCalled();
    Screen.approach?.();
    expect(act).toHaveBeenCalledOnce();
    expect(Screen.approach).toBeNull();
  });

  it('to be near, or touched', () => {
    const { act } = wait('near');
    touch('focusin');
    expect(act).toHaveBeenCalledOnce();
    scroll();
    expect(Screen.approach).toBeNull();
  });

  it.each(['touched', 'near'] as const)('no longer, once stopped: %s', (when) => {
    const { act, stop } = wait(when);
    stop();
    scroll();
    touch('click');
    Screen.approach?.();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});

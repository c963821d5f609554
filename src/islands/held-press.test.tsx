import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchHeldPress } from './held-press';

afterEach(() => {
  document.body.replaceChildren();
});

/** A place with a button, and the watch over it. */
function watched() {
  const place = document.body.appendChild(document.createElement('div'));
  const button = place.appendChild(document.createElement('button'));
  return { button, released: watchHeldPress(place, new AbortController().signal) };
}

describe('a held press', () => {
  it('holds the place until its click, which a touch screen reports after the release', async () => {
    vi.useFakeTimers();
    const { button, released } = watched();
    const moved = vi.fn<() => void>();
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    void released().then(moved);
    button.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(moved).not.toHaveBeenCalled();
    button.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(moved).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([
    ['a press elsewhere', () => document.body],
    ['no press', () => null],
  ])('does not hold the place for %s', async (_, pressed) => {
    const { released } = watched();
    pressed()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await expect(released()).resolves.toBeUndefined();
  });
});

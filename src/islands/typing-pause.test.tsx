import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTyping } from './typing-pause';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A place with a field and a button, in which a letter has been typed, and what waits for the hands to rest. */
function typed() {
  const place = document.body.appendChild(document.createElement('form'));
  const field = place.appendChild(document.createElement('input'));
  const button = place.appendChild(document.createElement('button'));
  button.type = 'button';
  const rested = watchTyping(place, new AbortController().signal);
  const letter = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  letter();
  const taken = vi.fn<() => void>();
  void rested().then(taken);
  return { button, letter, taken };
}

describe('typing', () => {
  it('goes before what waits for it, from letter to letter', async () => {
    const { letter, taken } = typed();
    await vi.advanceTimersByTimeAsync(200);
    letter();
    await vi.advanceTimersByTimeAsync(200);
    expect(taken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(taken).toHaveBeenCalledOnce();
  });

  it('is over with a press on a button', async () => {
    const { button, taken } = typed();
    button.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(taken).toHaveBeenCalledOnce();
  });

  it('elsewhere keeps nothing waiting', async () => {
    const place = document.body.appendChild(document.createElement('form'));
    const rested = watchTyping(place, new AbortController().signal);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await expect(rested()).resolves.toBeUndefined();
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstInput } from './first-input';

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo(0, 0);
});
afterEach(() => {
  vi.useRealTimers();
});

const moved = (x: number) => Object.assign(new PointerEvent('pointermove'), { movementX: x, movementY: 0 });

it.each(['scroll', 'pointerdown', 'touchstart', 'keydown'])('acts once at the first input: %s', (type) => {
  const act = vi.fn<() => void>();
  onFirstInput(act);
  dispatchEvent(new Event(type));
  dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledOnce();
});

it('takes a pointer for input once it moves', () => {
  const act = vi.fn<() => void>();
  onFirstInput(act);
  dispatchEvent(moved(0));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(moved(3));
  expect(act).toHaveBeenCalledOnce();
});

it('acts at once where the visitor has scrolled already', () => {
  vi.stubGlobal('scrollY', 120);
  const act = vi.fn<() => void>();
  onFirstInput(act);
  expect(act).toHaveBeenCalledOnce();
});

it('acts without input only where the wait has an end', () => {
  const [limited, endless, stopped] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  onFirstInput(limited, 1000);
  onFirstInput(endless);
  onFirstInput(stopped, 1000)();
  vi.advanceTimersByTime(60_000);
  expect(limited).toHaveBeenCalledOnce();
  expect(endless).not.toHaveBeenCalled();
  expect(stopped).not.toHaveBeenCalled();
});

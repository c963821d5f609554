import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstSign } from './visitor-signs';

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo(0, 0);
});
afterEach(() => {
  vi.useRealTimers();
});

const moved = (x: number) => Object.assign(new PointerEvent('pointermove'), { movementX: x, movementY: 0 });

it.each(['scroll', 'pointerdown', 'touchstart', 'keydown'])('acts once at the first sign: %s', (type) => {
  const act = vi.fn<() => void>();
  onFirstSign(act);
  dispatchEvent(new Event(type));
  dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledOnce();
});

it('takes a pointer for a sign once it moves', () => {
  const act = vi.fn<() => void>();
  onFirstSign(act);
  dispatchEvent(moved(0));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(moved(3));
  expect(act).toHaveBeenCalledOnce();
});

it('acts at once where the visitor has scrolled already', () => {
  vi.stubGlobal('scrollY', 120);
  const act = vi.fn<() => void>();
  onFirstSign(act);
  expect(act).toHaveBeenCalledOnce();
});

it('acts without a sign only where it is given a patience', () => {
  const [patient, endless, stopped] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  onFirstSign(patient, 1000);
  onFirstSign(endless);
  onFirstSign(stopped, 1000)();
  vi.advanceTimersByTime(60_000);
  expect(patient).toHaveBeenCalledOnce();
  expect(endless).not.toHaveBeenCalled();
  expect(stopped).not.toHaveBeenCalled();
});

import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment (milliseconds of the clock), counted down to 0. */
export function useSecondsLeft(until: number): number {
  const watch = useCallback(
    (look: () => void) => {
      if (secondsUntil(until) === 0) return () => {};
      const timer = setInterval(() => {
        look();
        if (secondsUntil(until) === 0) clearInterval(timer);
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  const left = () => secondsUntil(until);
  return useSyncExternalStore(watch, left, left);
}

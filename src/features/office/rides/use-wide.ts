import { useSyncExternalStore } from 'react';

/** The lanes need this much width, in letters: below it, or with large letters, the day is a list. */
const LANES_REM = 80;

function subscribe(tell: () => void) {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
}

function isWide(): boolean {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= LANES_REM * letter;
}

/** Whether the window has room for lanes side by side with their hours. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);

import { useSyncExternalStore } from 'react';

let room = 0;
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * The question about cookies stands over the dock: the page's end, what floats there and what receives the focus keep
 * free of it. It is no variable of the document: the browser would work out the style of every element again, and a
 * letter that is typed meanwhile would wait for it.
 * @param height in CSS pixels; 0 once the question is gone
 */
export function setBannerRoom(height: number): void {
  room = height;
  document.documentElement.style.scrollPaddingBottom = height ? `calc(var(--dock) + ${height}px + 1rem)` : '';
  for (const watcher of watchers) watcher();
}

/** Height of the question about cookies in CSS pixels, 0 without it. */
export const useBannerRoom = (): number =>
  useSyncExternalStore(
    watch,
    () => room,
    () => 0,
  );

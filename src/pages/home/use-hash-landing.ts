import { useEffect } from 'react';

/** What a visitor does who goes on by himself. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const PENDING = '[data-placeholder]';

/**
 * Somebody who comes from another page to "#request" finds the parts above it still loading. The target is held in
 * view while they come in, until the visitor moves. A document that the server drew whole needs none of this.
 */
export function useHashLanding(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    const id = location.hash.slice(1);
    if (!main || !id || !main.querySelector(PENDING)) return;
    const stop = new AbortController();
    const observer = new ResizeObserver(() => {
      document.getElementById(id)?.scrollIntoView();
      if (!main.querySelector(PENDING)) stop.abort();
    });
    stop.signal.addEventListener('abort', () => observer.disconnect());
    for (const move of MOVES) addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
    observer.observe(main);
    return () => stop.abort();
  }, []);
}

/** Milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LONGEST = 5 * MINUTE;

/**
 * How long to wait before asking for news again: 8 s while somebody works, 20 s after a minute without a touch,
 * 60 s after ten; after errors twice as long each time, up to five minutes.
 * @param idleFor milliseconds since the last key, touch or movement
 * @param failures errors in a row
 * @returns milliseconds
 */
export function pollDelay(idleFor: number, failures: number): number {
  const pace = idleFor < MINUTE ? 8 * SECOND : idleFor < 10 * MINUTE ? 20 * SECOND : MINUTE;
  return Math.min(pace * 2 ** failures, LONGEST);
}

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Notes keys, touches and movements on the page.
 * @param note gets the moment of each, in milliseconds since 1970, and that of the beginning
 * @returns what ends it
 */
export function watchActivity(note: (at: number) => void): () => void {
  const onTouch = () => note(Date.now());
  onTouch();
  for (const name of ACTIVITY) document.addEventListener(name, onTouch, { passive: true });
  return () => {
    for (const name of ACTIVITY) document.removeEventListener(name, onTouch);
  };
}

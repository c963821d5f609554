/** Milliseconds after which it is done all the same. */
const IDLE_WITHIN_MS = 2000;

/** Acts when the browser has nothing else to do. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: IDLE_WITHIN_MS });
  else action();
}

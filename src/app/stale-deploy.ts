/**
 * A deploy while a tab is open removes the chunks that the tab still refers to. Loading the page anew gets the current
 * ones; the form's draft is in storage by then. Once per minute at most: a chunk that is really broken must not loop.
 */
const STORAGE_KEY = 'reloadedForChunkAt';
const QUIET_PERIOD = 60_000;

/** Reloads the document unless that was tried a moment ago. Returns whether it did. */
function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (now - last < QUIET_PERIOD) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Without storage there is no telling a first try from a loop.
    return false;
  }
  location.reload();
  return true;
}

/** Answers Vite's event for a chunk that did not arrive. Left alone, the error reaches the error boundary. */
export function watchForStaleDeploy(): void {
  addEventListener('vite:preloadError', () => {
    reloadOnce();
  });
}

import { isGone } from '@/data/deployed-file';

/**
 * A deploy while a tab is open removes the chunks that the tab still refers to. Loading the page again gets the current
 * ones; the form's draft is in storage by then. Once per minute at most: a chunk that is really broken must not loop.
 */
const STORAGE_KEY = 'reloadedForChunkAt';
const RELOAD_INTERVAL_MS = 60_000;

/** Reloads the document unless that was tried a moment ago. @returns whether it does */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (now - last < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Without storage there is no telling a first try from a loop.
    return false;
  }
  location.reload();
  return true;
}

/** Browsers name the file in the error; Safari does not, and then being online has to do. */
async function isStale(error: unknown): Promise<boolean> {
  const file = error instanceof Error ? /https?:\S+\.js/u.exec(error.message)?.[0] : undefined;
  return file ? isGone(file) : navigator.onLine;
}

/**
 * Answers Vite's event for a chunk that did not arrive. Without a connection the page must stay: a reload would lose it.
 * The error itself is thrown to the caller that asked for the chunk.
 */
export function watchForStaleDeploy(): void {
  addEventListener('vite:preloadError', (event) => {
    void isStale(event.payload).then((stale) => {
      if (stale) reloadOnce();
    });
  });
}

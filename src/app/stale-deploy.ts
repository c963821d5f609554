import { MINUTE_MS } from '@shared/clock/clock';
import { isGone } from '@/data/deployed-file';

/**
 * A deploy while a tab is open removes the chunks that the tab still refers to. Loading the page again gets the current
 * ones; the form's draft is in storage by then. Once per minute at most: a chunk that is really broken must not loop.
 */
const STORAGE_KEY = 'reloadedForChunkAt';
const RELOAD_INTERVAL_MS = MINUTE_MS;

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

/**
 * Browsers name the file in the error. Safari does not, and it also fails what it was still loading when the visitor
 * leaves by a link: the file that holds this code tells whether there was a deploy, for that replaces all of them.
 */
const isStale = (error: unknown): Promise<boolean> =>
  isGone((error instanceof Error && /https?:\S+\.js/u.exec(error.message)?.[0]) || import.meta.url);

/**
 * Answers Vite's event for a chunk that did not arrive. Without a connection the page must stay: a reload would lose it.
 * The error itself is thrown to the caller that asked for the chunk.
 */
export function watchForStaleDeploy(): void {
  let isLeaving = false;
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  addEventListener('vite:preloadError', (event) => {
    void isStale(event.payload).then((stale) => {
      if (stale && !isLeaving) reloadOnce();
    });
  });
}

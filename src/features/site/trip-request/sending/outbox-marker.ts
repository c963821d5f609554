/**
 * Whether requests wait in the outbox. Every page asks it, so it is all that a page without waiting requests downloads
 * of the outbox.
 */
import { keptItem } from '@/lib/kept-item';

/** Key in local storage: there while requests wait. Where there is no IndexedDB, its value is the requests themselves. */
export const OUTBOX_KEY = 'outbox';

/** Requests that only this page knows of, since it may not store anything. */
let isHeldInMemory = false;
const listeners = new Set<() => void>();

/** Whether requests wait. */
const isOutboxMarked = (): boolean => isHeldInMemory || keptItem('localStorage', OUTBOX_KEY) !== null;

/** For the outbox itself: what it keeps has changed. */
export function outboxChanged({ isEmpty, isInMemory }: { isEmpty: boolean; isInMemory: boolean }): void {
  isHeldInMemory = isInMemory && !isEmpty;
  if (!isEmpty) for (const listener of listeners) listener();
}

/**
 * Calls back at once when something waits, and whenever this page has changed something that waits.
 * @returns what ends it
 */
export function onOutboxFilled(listener: () => void): () => void {
  listeners.add(listener);
  if (isOutboxMarked()) listener();
  return () => void listeners.delete(listener);
}

/** Calls back when the visitor comes back to this page while something waits. */
export function onReturnToWaiting(listener: () => void, { signal }: { signal: AbortSignal }): void {
  const check = () => {
    if (isOutboxMarked()) listener();
  };
  addEventListener('focus', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
}

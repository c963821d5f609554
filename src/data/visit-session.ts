/**
 * The visit's identifier. It exists only where the visitor agrees to analytics, lives as long as the tab, and is gone as
 * soon as the consent is.
 */
import { currentConsents } from './consent';

/** Key in session storage; the value is a timestamp and a random suffix (docs/spec/public-site.md#consent-and-visits). */
const SESSION_KEY = 'sessionId';

/** A visitor may forbid the storage; there is no identifier then. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** "1795000000000-3f9a0c1b7d2e" */
function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `${Date.now()}-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The visit's identifier, where the visitor agrees to analytics and one exists. */
export function readSessionId(): string | undefined {
  if (!currentConsents().analytics) return undefined;
  return withStorage((storage) => storage.getItem(SESSION_KEY)?.slice(0, 64) || undefined);
}

/** The visit's identifier, made now where it is missing; without consent to analytics there is none, and none stays. */
export function openSession(): string | undefined {
  if (!currentConsents().analytics) {
    closeSession();
    return undefined;
  }
  const known = readSessionId();
  if (known) return known;
  return withStorage((storage) => {
    const id = newSessionId();
    storage.setItem(SESSION_KEY, id);
    return id;
  });
}

/** Forgets the identifier. */
export function closeSession(): void {
  withStorage((storage) => storage.removeItem(SESSION_KEY));
}

import { currentConsents } from './consent';

/** Key of the visit's identifier in session storage (specification, section 9). */
const SESSION_KEY = 'sessionId';

/** The visit's identifier, where the visitor agrees to analytics and one exists. */
export function readSessionId(): string | undefined {
  if (!currentConsents().analytics) return undefined;
  try {
    return sessionStorage.getItem(SESSION_KEY)?.slice(0, 64) || undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds for which another page's attempt is waited for; longer than an answer is. */
const WAIT_MS = 20_000;

/**
 * Sends a request while no other tab does. A browser without locks sends at once, and so does a tab that has waited for
 * too long, since a tab that its browser has put to sleep may hold the lock for ever: the server takes a request once.
 * @param key idempotency key of the request
 * @param send must not throw
 */
export async function withSendLock<Result>(key: string, send: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return send();
  return locks.request(`outbox ${key}`, { signal: AbortSignal.timeout(WAIT_MS) }, send).catch(send);
}

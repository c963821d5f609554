import type { OutboxStore } from './outbox-store';

/** Milliseconds for which a page may send without saying so again; longer than an answer is waited for. */
const LEASE = 20_000;
/** Milliseconds between two looks at whether another page is done. */
const LOOK = 1000;

/** Notes in the outbox that this page sends; false while another one does. */
async function takeLease(key: string, store: OutboxStore): Promise<boolean> {
  const now = Date.now();
  let isMine = true;
  await store.update((records) =>
    records.map((record) => {
      if (record.key !== key) return record;
      const { busyUntil = 0 } = record;
      // An end beyond any lease was written by a clock that has been set back since.
      isMine = busyUntil <= now || busyUntil > now + LEASE;
      return isMine ? { ...record, busyUntil: now + LEASE } : record;
    }),
  );
  return isMine;
}

async function returnLease(key: string, store: OutboxStore): Promise<void> {
  await store.update((records) =>
    records.map((record) => {
      const { busyUntil: _busyUntil, ...free } = record;
      return record.key === key ? free : record;
    }),
  );
}

/**
 * Sends a request while no other tab does: under a lock of the browser, or where it has none, under a lease.
 * @param send must not throw
 */
export async function asOnlySender<Result>(
  key: string,
  store: OutboxStore,
  send: () => Promise<Result>,
): Promise<Result> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | null | undefined;
  if (locks)
    // A tab that its browser has put to sleep may hold the lock for ever; the server takes the request once all the same.
    return locks.request(`outbox ${key}`, { signal: AbortSignal.timeout(LEASE) }, send).catch(send);
  // oxlint-disable-next-line no-await-in-loop -- waiting for one's turn is the point
  while (!(await takeLease(key, store))) await new Promise((resolve) => setTimeout(resolve, LOOK));
  try {
    return await send();
  } finally {
    await returnLease(key, store);
  }
}

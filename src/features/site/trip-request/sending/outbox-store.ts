import { promisifyRequest, update, type UseStore } from 'idb-keyval';
import { OUTBOX_KEY, outboxChanged } from './outbox-marker';
import type { OutboxRecord } from './outbox-record';

type Records = readonly OutboxRecord[];
type Change = (records: Records) => Records;

/** What the store holds, as far as it is known by now. */
export interface StoreContents {
  records: Records;
  /**
   * What the database says in the end, where it was too slow to be waited for: until then it may hold requests that
   * `records` does not name. Null where nothing more is to come.
   */
  slowDatabase: Promise<Records | null> | null;
}

/** Where unconfirmed requests are kept. */
export interface OutboxStore {
  /**
   * Reads, changes and writes in one piece, also among tabs. Never fails. Resolves to what is kept from now on.
   * @param change depends on nothing but the records: it may be made in two places
   */
  update: (change: Change) => Promise<StoreContents>;
}

const DATABASE = 'outbox';
const TABLE = 'records';
const ALL = 'all';
/** Milliseconds after which a database that does not answer is not waited for: sending must not wait for it. */
const ANSWER_LIMIT_MS = 3000;

/** Null after the limit; by a clock of its own, since pages that slept find all their timers due at once. */
function answerLimit(): Promise<null> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ANSWER_LIMIT_MS).addEventListener('abort', () => resolve(null));
  });
}

/** The latter's version of a request counts. */
const merged = (kept: Records, newer: Records): Records => [
  ...kept.filter(({ key }) => !newer.some((record) => record.key === key)),
  ...newer,
];

/** Opened for each change and closed again: an open database would keep the page out of the back/forward cache. */
const openForOneChange: UseStore = async (mode, change) => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
  const database = await promisifyRequest(request);
  try {
    return await change(database.transaction(TABLE, mode, { durability: 'strict' }).objectStore(TABLE));
  } finally {
    database.close();
  }
};

async function updateDatabase(change: Change): Promise<Records> {
  let records: Records = [];
  await update<Records>(ALL, (stored = []) => (records = change(stored)), openForOneChange);
  return records;
}

/** Empty where local storage is only the marker of the database. @throws where it may not be read */
function readLocal(): Records {
  return JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]') as Records;
}

/** @param records what stands under the key; null for nothing */
function writeLocal(records: Records | null): void {
  if (records) localStorage.setItem(OUTBOX_KEY, JSON.stringify(records));
  else localStorage.removeItem(OUTBOX_KEY);
}

/** Storage may be switched off or full. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The outbox of this browser: in IndexedDB, else in local storage, else in the memory of the page. */
export function browserStore(): OutboxStore {
  let memory: Records = [];
  let isRefused = false;
  let isSlow = false;

  /** What had to be kept elsewhere moves into the first place that takes it. */
  const withLeftovers = (change: Change) => (records: Records) =>
    change(merged(records, merged(attempt(readLocal) ?? [], memory)));

  function updateLocal(change: Change): Records {
    const records = change(merged(readLocal(), memory));
    writeLocal(records.length > 0 ? records : null);
    return records;
  }

  /** Null where there is no database. Also made when nobody waits for it any more: later changes build on it. */
  async function changeDatabase(change: Change): Promise<Records | null> {
    const records = await updateDatabase(withLeftovers(change)).catch(() => null);
    isSlow = false;
    isRefused = !records;
    // Without the marker the next visit finds the request once a form is opened.
    if (records) attempt(() => writeLocal(records.length > 0 ? [] : null));
    return records;
  }

  /** `stored` is null where nothing takes it. */
  async function updateStored(
    change: Change,
  ): Promise<Pick<StoreContents, 'slowDatabase'> & { stored: Records | null }> {
    const inDatabase = isRefused ? null : changeDatabase(change);
    const inTime = isSlow ? null : await Promise.race([inDatabase, answerLimit()]);
    if (inTime) return { stored: inTime, slowDatabase: null };
    isSlow = !isRefused;
    return { stored: attempt(() => updateLocal(change)) ?? null, slowDatabase: isRefused ? null : inDatabase };
  }

  return {
    update: async (change) => {
      const { stored, slowDatabase } = await updateStored(change);
      memory = stored ? [] : change(memory);
      const records = stored ?? memory;
      outboxChanged({ isEmpty: records.length === 0, isInMemory: !stored });
      return { records, slowDatabase };
    },
  };
}

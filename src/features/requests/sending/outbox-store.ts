import { OUTBOX_KEY, outboxChanged } from './outbox-marker';
import type { OutboxRecord } from './outbox-record';

type Records = readonly OutboxRecord[];
type Change = (records: Records) => Records;

/** What is kept, as far as it is known by now. */
export interface Kept {
  records: Records;
  /**
   * What the database says in the end, where it was too slow to be waited for: until then requests may lie in it that
   * `records` does not name. Null where nothing more is to come.
   */
  late: Promise<Records | null> | null;
}

/** Where unconfirmed requests are kept. */
export interface OutboxStore {
  /**
   * Reads, changes and writes in one piece, also among tabs. Never fails. Resolves to what is kept from now on.
   * @param change depends on nothing but the records: it may be made in two places
   */
  update: (change: Change) => Promise<Kept>;
}

const DATABASE = 'outbox';
const TABLE = 'records';
const ALL = 'all';
/** Milliseconds after which a database that does not answer is not waited for: sending must not wait for it. */
const ANSWER_LIMIT = 3000;

/** Null after the limit; by a clock of its own, since pages that slept find all their timers due at once. */
function limit(): Promise<null> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ANSWER_LIMIT).addEventListener('abort', () => resolve(null));
  });
}

/** The latter's version of a request counts. */
const merged = (kept: Records, newer: Records): Records => [
  ...kept.filter(({ key }) => !newer.some((record) => record.key === key)),
  ...newer,
];

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the outbox does not open')));
  });
}

/** Opened for each change and closed again: an open database would keep the page out of the back/forward cache. */
async function updateDatabase(change: Change): Promise<Records> {
  const database = await openDatabase();
  try {
    return await new Promise<Records>((resolve, reject) => {
      let records: Records = [];
      const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
      const table = transaction.objectStore(TABLE);
      const stored = table.get(ALL) as IDBRequest<Records | undefined>;
      stored.addEventListener('success', () => {
        records = change(stored.result ?? []);
        if (records.length > 0) table.put(records, ALL);
        else table.delete(ALL);
      });
      transaction.addEventListener('complete', () => resolve(records));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the outbox is full')));
    });
  } finally {
    database.close();
  }
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
  let isLate = false;

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
    isLate = false;
    isRefused = !records;
    // Without the marker the next visit finds the request once a form is opened.
    if (records) attempt(() => writeLocal(records.length > 0 ? [] : null));
    return records;
  }

  /** `stored` is null where nothing takes it. */
  async function updateStored(change: Change): Promise<{ stored: Records | null; late: Kept['late'] }> {
    const inDatabase = isRefused ? null : changeDatabase(change);
    const inTime = isLate ? null : await Promise.race([inDatabase, limit()]);
    if (inTime) return { stored: inTime, late: null };
    isLate = !isRefused;
    return { stored: attempt(() => updateLocal(change)) ?? null, late: isRefused ? null : inDatabase };
  }

  return {
    update: async (change) => {
      const { stored, late } = await updateStored(change);
      memory = stored ? [] : change(memory);
      const records = stored ?? memory;
      outboxChanged({ isEmpty: records.length === 0, isInMemory: !stored });
      return { records, late };
    },
  };
}

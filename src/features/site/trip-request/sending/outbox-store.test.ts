import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_KEY } from './outbox-marker';
import type { OutboxRecord } from './outbox-record';
import { browserStore } from './outbox-store';

const record = (key: string): OutboxRecord => ({
  key,
  form: 'contactDraft:contact',
  payload: { name: 'Dana', phone: '+972545550173', service_type: 'contact', notes: 'Call me' },
  createdAt: 0,
});
const keysOf = (records: readonly OutboxRecord[] | null | undefined) => records?.map(({ key }) => key);

/** Local storage, as far as the outbox uses it. */
function localStorageOf(items: Map<string, string>, { isFull = false } = {}) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A request of IndexedDB: it answers in a moment. */
function request<Result>(result: Result, listeners: Record<string, () => void> = {}) {
  const answering = {
    result,
    onsuccess: null as (() => void) | null,
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  };
  queueMicrotask(() => answering.onsuccess?.());
  return answering;
}

/** As much of IndexedDB as the outbox uses, with one table. */
function databaseOf(table: Map<string, unknown>, gate: Promise<void> = Promise.resolve()) {
  const database = {
    close: vi.fn<() => void>(),
    transaction: () => {
      const transaction = { oncomplete: null as (() => void) | null };
      const store = {
        transaction,
        get: (key: string) => request(table.get(key)),
        put: (value: unknown, key: string) => {
          table.set(key, value);
          queueMicrotask(() => transaction.oncomplete?.());
        },
      };
      return { objectStore: () => store };
    },
  };
  const open = () => {
    const opening = { ...request(database), onsuccess: null as (() => void) | null };
    void gate.then(() => opening.onsuccess?.());
    return opening;
  };
  return { open, database };
}

let local: Map<string, string>;
let table: Map<string, unknown>;
const refusing = {
  open: () => {
    throw new DOMException('no', 'SecurityError');
  },
};
beforeEach(() => {
  local = new Map();
  table = new Map();
  vi.stubGlobal('localStorage', localStorageOf(local));
});

const put = (store: ReturnType<typeof browserStore>, key: string) =>
  // May be made in two places, as every change.
  store.update((records) => [...records.filter((each) => each.key !== key), record(key)]);
const stored = () => keysOf(table.get('all') as OutboxRecord[] | undefined);
const marked = () => keysOf(JSON.parse(local.get(OUTBOX_KEY) ?? 'null') as OutboxRecord[] | null);

describe('the outbox of a browser', () => {
  it('is its database, closed after each change, with a marker in local storage while something waits', async () => {
    const { open, database } = databaseOf(table);
    vi.stubGlobal('indexedDB', { open });
    const store = browserStore();
    await put(store, 'a');
    const { records, slowDatabase } = await put(store, 'b');
    expect([keysOf(records), slowDatabase, stored(), marked()]).toEqual([['a', 'b'], null, ['a', 'b'], []]);
    await store.update(() => []);
    expect([stored(), local.size]).toEqual([[], 0]);
    expect(database.close).toHaveBeenCalledTimes(3);
  });

  it('is local storage where there is no database', async () => {
    vi.stubGlobal('indexedDB', refusing);
    const { records } = await put(browserStore(), 'a');
    expect([keysOf(records), marked()]).toEqual([['a'], ['a']]);
    expect(keysOf((await put(browserStore(), 'b')).records)).toEqual(['a', 'b']);
  });

  it('is the memory of the page where nothing else takes it', async () => {
    vi.stubGlobal('indexedDB', refusing);
    vi.stubGlobal('localStorage', localStorageOf(local, { isFull: true }));
    const store = browserStore();
    await put(store, 'a');
    expect(keysOf((await put(store, 'b')).records)).toEqual(['a', 'b']);
    expect(local.size).toBe(0);
  });

  it('moves what local storage held into a database that takes it', async () => {
    local.set(OUTBOX_KEY, JSON.stringify([record('a')]));
    vi.stubGlobal('indexedDB', databaseOf(table));
    await put(browserStore(), 'b');
    expect([stored(), marked()]).toEqual([['a', 'b'], []]);
  });

  it('does not wait for a slow database, and hears from it in the end', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    let answer: () => void = () => undefined;
    const { open } = databaseOf(table, new Promise((resolve) => (answer = resolve)));
    table.set('all', [record('early')]);
    vi.stubGlobal('indexedDB', { open });
    const putting = put(browserStore(), 'a');
    timeout.abort();
    const { records, slowDatabase } = await putting;
    expect([keysOf(records), marked()]).toEqual([['a'], ['a']]);
    answer();
    expect(keysOf(await slowDatabase)).toEqual(['early', 'a']);
    expect([stored(), marked()]).toEqual([['early', 'a'], []]);
  });
});

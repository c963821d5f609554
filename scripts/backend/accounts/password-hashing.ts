import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

/** More people than ever sign in at once, few enough to wait two or three seconds at most. */
const LONGEST_LINE = 24;

/** Work factor of new hashes, GoTrue's. */
const COST = 10;

/** Of no account: unknown addresses are compared with it, so that they take as long as known ones. */
const NOBODYS_HASH = '$2b$10$GHGGaxKU55aBp4txIeE3keGVpGMHOjW1HI3v9CGsOshCqgHxxLa3K';

/** So many passwords wait that one more is refused. */
export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';
}

interface Waiting {
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

type Job = { password: string; hash: string | null };

/**
 * Makes and compares the hashes of passwords in a thread of its own, one after the other. Neither the database nor any
 * other request waits for them, and a flood of sign-ins is refused instead of lining up.
 */
export class PasswordHashing {
  readonly #cost: number;
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param cost work factor of new hashes; a lower one only where no password is worth guarding */
  constructor(cost = COST) {
    this.#cost = cost;
  }

  /** @throws TooManyPasswords */
  async hash(password: string): Promise<string> {
    return String(await this.#run({ password, hash: null }));
  }

  /**
   * @param hash null where there is no account or it has no password: nothing fits, after the same time
   * @throws TooManyPasswords
   */
  async fits(password: string, hash: string | null): Promise<boolean> {
    const fits = await this.#run({ password, hash: hash ?? NOBODYS_HASH });
    return hash !== null && fits === true;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #run(job: Job): Promise<string | boolean> {
    if (this.#waiting.size >= LONGEST_LINE) return Promise.reject(new TooManyPasswords());
    const worker = (this.#worker ??= this.#start());
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Only while somebody waits does the thread keep the process alive.
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id, ...job });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('bcrypt-worker.cjs', import.meta.url), {
      execArgv: [],
      workerData: { cost: this.#cost },
    });
    worker.on('message', ({ id, result }: { id: number; result: string | boolean }) => {
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on('error', (error) => {
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    return worker;
  }
}

/** What the Supabase implementation is about to ask for, known already: the hash of a password, or whether one fits. */
const prepared = new Map<string, string | boolean>();
const keyOf = (password: string, hash: string | null) => `${hash ?? ''} ${password}`;

const { hash: hashHere, compare: compareHere } = bcrypt;
// The implementation hashes in the middle of its work with the database. It is given results that were made before.
Object.assign(bcrypt, {
  hash: async (password: string, cost: number) => prepared.get(keyOf(password, null)) ?? hashHere(password, cost),
  compare: async (password: string, hash: string) => prepared.get(keyOf(password, hash)) ?? compareHere(password, hash),
});

/**
 * Runs a task of the Supabase implementation that would hash.
 * @param results of {@link PasswordHashing}; a `hash` of null stands for a new one
 */
export async function withPrepared<Result>(
  results: readonly (Job & { result: string | boolean })[],
  task: () => Promise<Result>,
): Promise<Result> {
  for (const { password, hash, result } of results) prepared.set(keyOf(password, hash), result);
  try {
    return await task();
  } finally {
    for (const { password, hash } of results) prepared.delete(keyOf(password, hash));
  }
}

/** Milliseconds for which a render that has just failed gets the same error again. */
const FAILURE_MEMORY_MS = 5_000;

/** Something that downloads once, for everyone who asks. */
export interface Download<T> {
  /** Starts it, also after a failure; the same promise for everyone until then. */
  start: () => Promise<T>;
  isHere: () => boolean;
  /** Takes a value that came another way. */
  give(value: T): void;
  /**
   * The value, inside a component that waits for it.
   * @param waitFor `use` of React, which suspends
   */
  read(waitFor: (promise: Promise<T>) => T): T;
}

export function download<T>(load: () => Promise<T>): Download<T> {
  let running: Promise<T> | null = null;
  let here: { readonly value: T } | null = null;
  let failedAt: number | null = null;
  let isAwaited = false;
  const run = async () => {
    try {
      const value = await load();
      here = { value };
      return value;
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };
  const start = () => {
    if (!running || failedAt !== null) {
      failedAt = null;
      running = run();
    }
    return running;
  };
  return {
    start,
    isHere: () => here !== null,
    give(value) {
      if (here) return;
      here = { value };
      failedAt = null;
      running ??= Promise.resolve(value);
    },
    read(waitFor) {
      // React tells a component's reads apart by their order: what it has once waited for must be read from it again.
      if (here && !isAwaited) return here.value;
      isAwaited = true;
      const hasJustFailed = failedAt !== null && Date.now() - failedAt < FAILURE_MEMORY_MS;
      return waitFor(running && hasJustFailed ? running : start());
    },
  };
}

/** One download per key. */
export function downloadsByKey<T>(): (key: string, load: () => Promise<T>) => Download<T> {
  const known = new Map<string, Download<T>>();
  return (key, load) => {
    const one = known.get(key) ?? download(load);
    known.set(key, one);
    return one;
  };
}

/** Milliseconds for which a render that has just failed is told of the same failure again. */
const FAILURE_MEMORY = 5_000;

/** Something that downloads once, for everyone who asks. */
export interface Download<T> {
  /** Starts it, also after a failure; the same promise for everyone until then. */
  start: () => Promise<T>;
  /** Like `start`, for a component that waits: asked again in its next render, a failure must not start another try. */
  forRender: () => Promise<T>;
  /** What has been downloaded (inside an object, for it may be anything); null before. */
  here: () => { readonly value: T } | null;
}

export function download<T>(load: () => Promise<T>): Download<T> {
  let running: Promise<T> | null = null;
  let here: { readonly value: T } | null = null;
  let failedAt: number | null = null;
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
    forRender: () => (running && failedAt !== null && Date.now() - failedAt < FAILURE_MEMORY ? running : start()),
    here: () => here,
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

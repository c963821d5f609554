/** Milliseconds that a failed download is remembered. */
const FAILURE_MEMORY = 5_000;

/**
 * Downloads that everyone who asks for the same key shares. The promises carry their outcome the way React's `use`
 * reads it (https://react.dev/reference/react/use), so that a value that is there already needs no render that waits.
 * A failure is remembered for a moment, for a render that has just failed must not ask again at once; then a later
 * visit may try anew.
 */
export function sharedDownloads<T>(): SharedDownloads<T> {
  const downloads = new Map<string, Readable<T>>();
  return {
    get(key, load) {
      const known = downloads.get(key);
      if (known) return known;
      const download = readable(load());
      downloads.set(key, download);
      download.catch(() => setTimeout(() => downloads.delete(key), FAILURE_MEMORY));
      return download;
    },
    isHere: (key) => downloads.get(key)?.status === 'fulfilled',
  };
}

export interface SharedDownloads<T> {
  /** The download of a key, started by whoever asks first. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** Whether a key has been downloaded. */
  isHere(key: string): boolean;
}

type Readable<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

function readable<T>(promise: Promise<T>): Readable<T> {
  const marked: Readable<T> = promise;
  marked.status = 'pending';
  marked.then(
    (value) => {
      marked.status = 'fulfilled';
      marked.value = value;
    },
    (reason: unknown) => {
      marked.status = 'rejected';
      marked.reason = reason;
    },
  );
  return marked;
}

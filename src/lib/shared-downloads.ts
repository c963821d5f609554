/** Milliseconds that a failed download is remembered. */
const FAILURE_MEMORY = 5_000;

/**
 * Downloads that everyone who asks for the same key shares. The promises carry their outcome the way React's `use`
 * reads it (https://react.dev/reference/react/use), so that a value that is there already needs no render that waits.
 * A failure is remembered for a moment, for a render that has just failed must not ask again at once; then a later
 * visit may try anew.
 */
export function sharedDownloads<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const downloads = new Map<string, Promise<T>>();
  return (key, load) => {
    const known = downloads.get(key);
    if (known) return known;
    const download = readable(load());
    downloads.set(key, download);
    download.catch(() => setTimeout(() => downloads.delete(key), FAILURE_MEMORY));
    return download;
  };
}

function readable<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };
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

/** When it is worth asking again for what did not arrive. */
const NEW_CHANCES = ['online', 'pointerdown', 'keydown'] as const;

/** Downloads code or texts. What did not arrive is asked for again once the connection is back or the visitor does something. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const watch = new AbortController();
      for (const event of NEW_CHANCES)
        addEventListener(
          event,
          () => {
            watch.abort();
            resolve();
          },
          { signal: watch.signal, capture: true },
        );
    });
    return loadWithRetry(load);
  }
}

/**
 * What is made when it is first asked for, and kept. The first format of a page, of whatever kind, takes a slow phone
 * 80 ms: no module makes one by being imported.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

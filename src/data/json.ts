/**
 * Reading answers of the server that the database types only know as "JSON": a value of another kind becomes the
 * fallback instead of breaking the page.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** A finite number; PostgreSQL's bigint and numeric may come as text. */
export function asNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** A text that is not empty, or null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The items of a list that `read` understands; anything that is no list is an empty one. */
export function asList<Item>(value: unknown, read: (item: JsonObject) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const object = asObject(entry);
    const item = object && read(object);
    return item === null ? [] : [item];
  });
}

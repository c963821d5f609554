import type { CompositeTypes } from '@shared/contracts/database.types';
import { FIRST_PROMISES, restOf, type Promises } from '@shared/facts/promises';
import type { RestRules } from '@shared/clock/rest-clock';

/**
 * What the owner changes and pages state: one snapshot of the database, whose version grows with every change; 0 where no database has
 * been asked. A document brings no closed days along, and no prices.
 */
export type Published = CompositeTypes<'published'>;

/** Name of the attribute of the root element by which a document says what it was rendered with. */
const ATTRIBUTE = 'data-published';

/** What a document says of the snapshot that it was rendered with: its version, and the promises that are not the first ones. */
export function publishedMark({ version, promises }: Published): { [ATTRIBUTE]: string } {
  const entries = Object.entries(promises);
  const own = entries.filter(([name, value]) => FIRST_PROMISES[name as keyof Promises] !== value);
  return { [ATTRIBUTE]: JSON.stringify([version, ...(own.length > 0 ? [Object.fromEntries(own)] : [])]) };
}

function readMark(): Published {
  const mark = import.meta.env.SSR ? undefined : document.documentElement.getAttribute(ATTRIBUTE);
  const [version = 0, own] = (mark ? JSON.parse(mark) : []) as [number?, Partial<Promises>?];
  return { version, promises: { ...FIRST_PROMISES, ...own }, closed_dates: [], prices: null };
}

let held = readMark();
/** What the document says, by which the browser takes its HTML over. */
let first = held;
const listeners = new Set<() => void>();

/** The snapshot by which this page speaks now: its document's first, then the newest that was heard of. */
export const published = (): Published => held;

/** The one that the document was rendered with. */
export const firstPublished = (): Published => first;

/** When the business rests, as far as this page knows. */
export const restRules = (): RestRules => restOf(held.promises, held.closed_dates);

/** Puts another snapshot in its place. */
export function publish(snapshot: Published): void {
  held = snapshot;
  if (import.meta.env.SSR) first = snapshot;
  for (const listen of listeners) listen();
}

/** @returns what ends it */
export function onPublished(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

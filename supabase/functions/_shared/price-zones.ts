/** Which zone of a price list a text means: an address, a hotel's name with its town, or a town as people spell it. */
import { foldPlace } from './known-places.ts';
import type { Localized } from './locales.ts';

export interface PriceZone {
  readonly id: string;
  readonly kind: 'airport' | 'city' | 'area';
  readonly name: Localized<string>;
  /** Other spellings, in any language. */
  readonly aliases: readonly string[];
  /** The site's page about it. */
  readonly destination?: string | undefined;
  /** Priced like this other zone: a suburb, a second terminal. */
  readonly like?: string | undefined;
  /** Of a draft alone: switched off, and left out of what is published. */
  readonly active?: boolean | undefined;
}

/** Names that begin with a word, the longest first. */
type Index = ReadonlyMap<string, readonly { words: readonly string[]; zone: PriceZone }[]>;

const indexes = new WeakMap<readonly PriceZone[], Index>();

const wordsOf = (text: string): string[] => foldPlace(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function indexOf(zones: readonly PriceZone[]): Index {
  const known = indexes.get(zones);
  if (known) return known;
  const index = new Map<string, { words: readonly string[]; zone: PriceZone }[]>();
  for (const zone of zones) {
    for (const name of [...Object.values(zone.name), ...zone.aliases]) {
      const words = wordsOf(name);
      const [first] = words;
      if (first) index.set(first, [...(index.get(first) ?? []), { words, zone }]);
    }
  }
  for (const entries of index.values()) entries.sort((one, other) => other.words.length - one.words.length);
  indexes.set(zones, index);
  return index;
}

/** After these words, or before those, a town's name is that of a street, or says only what is near. */
const BEFORE = new Set(
  'רחוב רח שדרות שד דרך כביש סמטת ליד מחוז near by close rue route avenue boulevard bd chemin pres proche district'.split(
    ' ',
  ),
);
const AFTER = new Set('street st road rd boulevard blvd avenue ave lane highway district region corridor'.split(' '));
const LINKS = new Set('de du des la le of to the d l'.split(' '));

/** A house number: "Jaffa 12" is a street. A longer number is a postal code. */
const isHouseNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}\p{L}?$/u.test(word);

function isStreet(words: readonly string[], start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && LINKS.has(words[before] ?? '')) before -= 1;
  const next = words[end];
  return BEFORE.has(words[before] ?? '') || (next !== undefined && AFTER.has(next)) || isHouseNumber(next);
}

/** Hebrew writes "in", "to", "from", "the", "and" as one letter before the word. */
const withoutPrefix = (word: string): string | null => (/^[במלהוש]\p{L}+$/u.test(word) ? word.slice(1) : null);

/** The name that stands at a place of the words, with its length. */
function nameAt(words: readonly string[], start: number, index: Index): { zone: PriceZone; length: number } | null {
  const word = words[start] ?? '';
  for (const first of [word, withoutPrefix(word)]) {
    const entry = index
      .get(first ?? '')
      ?.find(({ words: name }) => name.every((each, nth) => nth === 0 || each === words[start + nth]));
    if (entry) return { zone: entry.zone, length: entry.words.length };
  }
  return null;
}

/** The zones that a part of an address names, streets and neighbours left out. */
function zonesIn(part: string, index: Index): Set<PriceZone> {
  const words = wordsOf(part);
  const found = new Set<PriceZone>();
  for (let start = 0; start < words.length;) {
    const name = nameAt(words, start, index);
    if (name && !isStreet(words, start, start + name.length)) found.add(name.zone);
    start += name?.length ?? 1;
  }
  return found;
}

/**
 * The zone that a text means, or null. The last part of an address that names a zone counts ("Jaffa Street 5, Jerusalem");
 * a part that names two says nothing.
 */
export function findZone(zones: readonly PriceZone[], place: string | { readonly zone: string }): PriceZone | null {
  if (typeof place === 'object') return zones.find(({ id }) => id === place.zone) ?? null;
  const index = indexOf(zones);
  for (const part of place.split(/[,;|()\n/]/u).toReversed()) {
    const found = [...zonesIn(part, index)];
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

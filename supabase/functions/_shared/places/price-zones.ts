/** Which zone of a price list a text means: an address, a hotel's name with its town, or a town as people spell it. */
import {
  isBesides,
  isHouse,
  isSignificant,
  isStreet,
  isStreetPart,
  soundOf,
  viaStart,
  wordsOf,
  type Word,
} from './address-words.ts';
import type { Localized } from '../words/locales.ts';
import { LARGE_TERRITORY_TOWNS, LARGE_TOWNS, SMALL_TERRITORY_TOWNS, SMALL_TOWNS } from './localities.ts';
import { NO_TOWNS, UNPRICED_ALONE, UNPRICED_PLACES } from './unpriced-places.ts';

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

/** What a name means. */
type Meaning =
  | { readonly kind: 'zone'; readonly zone: PriceZone; readonly generic: 'no' | 'words' | 'code' }
  /** A locality with its names. `isAlone`: the name is a word or a person's, too, and counts where nothing stands beside it. */
  | { readonly kind: 'town'; readonly names: readonly string[]; readonly isAlone: boolean }
  | { readonly kind: 'unpriced'; readonly isAlone: boolean }
  | { readonly kind: 'other' };

interface Name {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** Names that begin with a word. */
type Index = Map<string, Name[]>;

const folded = (text: string): string[] => wordsOf(text).map((word) => word.folded);
const sounds = (text: string): string[] => wordsOf(text).map((word) => word.sound);

function addName(index: Index, words: readonly string[], meaning: Meaning): void {
  const [first] = words;
  if (!first) return;
  const others = index.get(first);
  if (others) others.push({ words, meaning });
  else index.set(first, [{ words, meaning }]);
}

/** A shorter name is a word or a person's, too. */
const FULL_LENGTH = 5;

/** The places that belong to no list, by their sound: read at the first question, and once. */
let places: Index | undefined;

function placesIndex(): Index {
  if (places) return places;
  const index: Index = new Map();
  for (const name of UNPRICED_PLACES) addName(index, sounds(name), { kind: 'unpriced', isAlone: false });
  for (const name of UNPRICED_ALONE) addName(index, sounds(name), { kind: 'unpriced', isAlone: true });
  for (const name of NO_TOWNS) addName(index, sounds(name), { kind: 'other' });
  const lists = [
    [LARGE_TERRITORY_TOWNS, true, true],
    [SMALL_TERRITORY_TOWNS, true, false],
    [LARGE_TOWNS, false, true],
    [SMALL_TOWNS, false, false],
  ] as const;
  for (const [list, isUnpriced, isLarge] of lists) {
    for (const line of list.split('\n')) {
      const names = line.split('|');
      for (const name of names) {
        const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map(soundOf);
        const isAlone = name.length < FULL_LENGTH || (!isLarge && words.length === 1);
        addName(index, words, isUnpriced ? { kind: 'unpriced', isAlone } : { kind: 'town', names, isAlone });
      }
    }
  }
  places = index;
  return index;
}

/** Words that every airport has in its name. */
const AIRPORT_WORDS = new Set('airport aeroport terminal שדה נמל תעופה התעופה טרמינל'.split(' '));
/** Words that say "airport", names among them. */
const SAYS_AIRPORT = new Set([...AIRPORT_WORDS, 'נתבג', 'natbag']);
const FILLERS = new Set('the l de d of one three un trois אחת שלוש'.split(' '));

/** What an airport's name says besides that it is one, and its terminal. */
const ownWords = (words: readonly string[]): string[] =>
  words.filter((word) => !AIRPORT_WORDS.has(word) && !FILLERS.has(word) && !/^\d+$/u.test(word));

/** Whether a name of an airport says no more than that it is one ("Terminal 3"), perhaps with its code ("TLV"). */
function genericOf({ kind }: PriceZone, words: readonly string[]): 'no' | 'words' | 'code' {
  const own = ownWords(words);
  if (kind !== 'airport' || own.length > 1) return 'no';
  if (own.length === 0) return 'words';
  if (!/^[a-z]{3}$/u.test(own[0] ?? '')) return 'no';
  return words.length === 1 ? 'code' : 'words';
}

const indexes = new WeakMap<readonly PriceZone[], Index>();
/** The names of a zone, folded. */
const namesOfZones = new WeakMap<PriceZone, ReadonlySet<string>>();

function namesOf(zone: PriceZone): ReadonlySet<string> {
  const known = namesOfZones.get(zone);
  if (known) return known;
  const names = new Set([...Object.values(zone.name), ...zone.aliases].map((name) => folded(name).join(' ')));
  namesOfZones.set(zone, names);
  return names;
}

function indexOf(zones: readonly PriceZone[]): Index {
  const known = indexes.get(zones);
  if (known) return known;
  const index: Index = new Map();
  for (const zone of zones) {
    for (const name of namesOf(zone)) {
      const words = name.split(' ');
      if (name !== '') addName(index, words, { kind: 'zone', zone, generic: genericOf(zone, words) });
    }
  }
  indexes.set(zones, index);
  return index;
}

/** Hebrew writes "in", "to", "from", "the", "and" as one letter before the word. */
const withoutPrefix = (word: string): string | null => (/^[במלהוש]\p{L}+$/u.test(word) ? word.slice(1) : null);

/** A name in a text. */
interface Mention {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
  /** A letter that is none of the name stands before it. */
  readonly hasPrefix: boolean;
}

/** Of names of equal length: what no list prices wins, then the list's own. */
const PRECEDENCE = { unpriced: 0, zone: 1, other: 2, town: 3 } as const;

/** The names whose words, but for the first, stand there. */
const namesAt = (names: readonly Name[] = [], wordAt: (nth: number) => string | undefined): Name[] =>
  names.filter(({ words }) => words.every((each, nth) => nth === 0 || each === wordAt(nth)));

/** The longest name that stands at a place of the words. */
function mentionAt(words: readonly Word[], start: number, inList: Index): Mention | null {
  const word = words[start]?.folded ?? '';
  for (const first of [word, withoutPrefix(word)]) {
    if (!first) continue;
    const [best] = [
      ...namesAt(inList.get(first), (nth) => words[start + nth]?.folded),
      ...namesAt(placesIndex().get(soundOf(first)), (nth) => words[start + nth]?.sound),
    ].toSorted(
      (one, other) =>
        other.words.length - one.words.length || PRECEDENCE[one.meaning.kind] - PRECEDENCE[other.meaning.kind],
    );
    if (best) return { meaning: best.meaning, start, end: start + best.words.length, hasPrefix: first !== word };
  }
  return null;
}

/** A part of an address, and the names in it that count. */
interface Part {
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** It says what is driven through, not where somebody goes. */
  readonly isVia: boolean;
}

/** Whether a name counts: as a street's, a gate's or a hotel's it does not. */
function counts(words: readonly Word[], { meaning, start, end, hasPrefix }: Mention): boolean {
  const span = [start, end] as const;
  if (meaning.kind === 'other' || isStreet(words, span)) return false;
  if (meaning.kind === 'zone') return true;
  if (meaning.isAlone) return !words.some((word, nth) => (nth < start || nth >= end) && isBesides(word));
  if (!hasPrefix && isHouse(words, span)) return false;
  // In a house's address the town stands behind the street.
  return !isStreetPart(words) || !words.slice(end).some(isSignificant);
}

function partOf(words: readonly Word[], isVia: boolean, inList: Index): Part {
  const mentions: Mention[] = [];
  for (let start = 0; start < words.length;) {
    const mention = mentionAt(words, start, inList);
    if (mention && counts(words, mention)) mentions.push(mention);
    start = mention?.end ?? start + 1;
  }
  return { words, mentions, isVia };
}

/** An address is divided by commas, brackets, lines and dashes that stand alone, and before what is driven through. */
const DIVIDER = /[,;|()\n/→]|\s[-–—]+\s/u;

function partsOf(text: string, inList: Index): Part[] {
  return text.split(DIVIDER).flatMap((part) => {
    const words = wordsOf(part);
    const via = viaStart(words);
    if (via < 0) return [partOf(words, false, inList)];
    return [partOf(words.slice(0, via), false, inList), partOf(words.slice(via + 1), true, inList)];
  });
}

/** Whether an airport is called after a town: "Tel Aviv Airport". */
const isAirportOf = (zone: PriceZone, isTown: (name: string) => boolean): boolean =>
  zone.kind === 'airport' &&
  [...namesOf(zone)].some((name) => {
    const words = name.split(' ');
    return words.some((word) => AIRPORT_WORDS.has(word)) && isTown(ownWords(words).join(' '));
  });

/** The zones that a part names. */
const zonesIn = ({ mentions }: Part) => mentions.flatMap(({ meaning }) => (meaning.kind === 'zone' ? [meaning] : []));

/** Whether a part means an airport, not a street that is called like it: it says so, or names its town, too. */
const meansAirport = (part: Part): boolean =>
  zonesIn(part).some(({ zone }) => zone.kind === 'airport') &&
  (part.mentions.length > 1 || part.words.some((word) => SAYS_AIRPORT.has(word.folded)));

/** A zone and the one that it is priced like. */
const familyOf = (zones: readonly PriceZone[], zone: PriceZone): PriceZone[] => [
  zone,
  ...zones.filter(({ id }) => id === zone.like),
];

/** The one zone of all that a text names: a terminal goes before its airport, an airport before its town. */
function oneZone(zones: readonly PriceZone[], parts: readonly Part[]): PriceZone | null {
  const named = new Set(parts.flatMap(zonesIn).map(({ zone }) => zone));
  const own = [...named].filter(({ id }) => ![...named].some(({ like }) => like === id));
  if (own.length === 1) return own[0] ?? null;
  const airport = own.find(({ kind }) => kind === 'airport');
  if (!airport || !parts.some(meansAirport)) return null;
  const family = familyOf(zones, airport);
  const isOfIt = (zone: PriceZone) =>
    zone === airport || family.some((each) => isAirportOf(each, (name) => namesOf(zone).has(name)));
  return own.every(isOfIt) ? airport : null;
}

/** Whether nothing but words that every airport has names an airport, beside others that may mean another one. */
function isAnyAirport(parts: readonly Part[]): boolean {
  const airports = parts.flatMap(zonesIn).filter(({ zone }) => zone.kind === 'airport');
  if (airports.length === 0 || airports.some(({ generic }) => generic === 'no')) return false;
  // A code is a town's, too: beside a street it means that.
  const isCode = airports.every(({ generic }) => generic === 'code');
  return parts.some(({ words, mentions }) => {
    if (mentions.length === 0 && !isCode && isStreetPart(words)) return false;
    const isNamed = (nth: number) => mentions.some(({ start, end }) => nth >= start && nth < end);
    return words.some((word, nth) => isSignificant(word) && !AIRPORT_WORDS.has(word.folded) && !isNamed(nth));
  });
}

/** The name of a place as it was typed. */
function written({ words }: Part, { start, end, hasPrefix }: Mention): string {
  const [first = '', ...others] = words.slice(start, end).map(({ raw }) => raw);
  return [hasPrefix ? first.slice(1) : first, ...others].join(' ');
}

interface Reading {
  readonly zone: PriceZone | null;
  /** A place that has no price, as it was typed. */
  readonly unpriced: string | null;
}

const UNKNOWN: Reading = { zone: null, unpriced: null };

function read(zones: readonly PriceZone[], text: string): Reading {
  const parts = partsOf(text, indexOf(zones));
  const found = parts.flatMap((part) => part.mentions.map((mention) => ({ part, mention, meaning: mention.meaning })));
  const stop = found.find(({ meaning }) => meaning.kind === 'unpriced');
  if (stop) return { zone: null, unpriced: written(stop.part, stop.mention) };

  const zone = oneZone(zones, parts);
  const family = zone ? familyOf(zones, zone) : [];
  const isOf = (each: PriceZone, names: readonly string[]) =>
    names.some((name) => namesOf(each).has(name)) || isAirportOf(each, (name) => names.includes(name));
  for (const { part, mention, meaning } of found) {
    if (meaning.kind !== 'town' || family.some((each) => isOf(each, meaning.names))) continue;
    // The list knows the town, though not by this name.
    if (zones.some((each) => meaning.names.some((name) => namesOf(each).has(name)))) return UNKNOWN;
    return { zone: null, unpriced: written(part, mention) };
  }
  const isGoal = parts.some((part) => !part.isVia && zonesIn(part).length > 0);
  return isGoal && !isAnyAirport(parts) ? { zone, unpriced: null } : UNKNOWN;
}

/**
 * The zone that a text means; null where it names none, or two, or a place that no list prices. Other words may stand beside
 * a name ("Dizengoff 99 Tel Aviv"), but not beside what every airport is called.
 */
export function findZone(zones: readonly PriceZone[], place: string | { readonly zone: string }): PriceZone | null {
  if (typeof place === 'object') return zones.find(({ id }) => id === place.zone) ?? null;
  return read(zones, place).zone;
}

/** A place without a price that a text names, as it was typed; null where it names none. */
export const unpricedPlace = (zones: readonly PriceZone[], place: string | { readonly zone: string }): string | null =>
  typeof place === 'object' ? null : read(zones, place).unpriced;

/** Which zone of a price list a text means: an address, a hotel's name with its town, or a town as people spell it. */
import {
  isBesides,
  isHouse,
  isHouseWord,
  isSignificant,
  isStreet,
  isStreetPart,
  isStreetWord,
  viaStart,
  wordsOf,
  type Word,
} from './address-words.ts';
import {
  AIRPORT_WORDS,
  indexOf,
  longestName,
  namesOf,
  ownWords,
  type Index,
  type KnownPlace,
  type Meaning,
} from './place-index.ts';
import type { PriceZone } from './price-zone.ts';
import { noAddress, type NoAddress } from './no-address.ts';
import type { Localized } from '../words/locales.ts';

/** Hebrew writes "in", "to", "from", "the", "and" as one letter before the word. */
const withoutPrefix = (word: string): string | null => (/^[במלהו]\p{L}+$/u.test(word) ? word.slice(1) : null);

/** A name in a text. */
interface Mention {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
  /** A letter that is none of the name stands before it. */
  readonly hasPrefix: boolean;
}

/** The longest name that stands at a place of the words. */
function mentionAt(words: readonly Word[], start: number, inList: Index): Mention | null {
  const word = words[start]?.folded ?? '';
  for (const first of [word, withoutPrefix(word)]) {
    const best = first ? longestName(inList, first, (nth) => words[start + nth]) : undefined;
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
  const others = words.filter((_, nth) => nth < start || nth >= end);
  // "Sderot" is a town, and every boulevard.
  if (words.slice(start, end).every(({ folded }) => isStreetWord(hasPrefix ? folded.slice(1) : folded)))
    return !others.some(isBesides);
  if (meaning.kind === 'zone') return true;
  if (meaning.kind === 'landmark') return !others.some((word) => isBesides(word) && !isHouseWord(word));
  if (meaning.isAlone) return !others.some(isBesides) && !(hasPrefix && end - start === 1);
  if (!hasPrefix && isHouse(words, span)) return false;
  // In a house's address the town stands behind the street.
  return (
    !isStreetPart(words) || !words.slice(end).some((word) => isSignificant(word) && !AIRPORT_WORDS.has(word.folded))
  );
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
const DIVIDER = /[,،;|()\n/→]|\s[-–—]+\s/u;

function partsOf(text: string, inList: Index): Part[] {
  return text.split(DIVIDER).flatMap((part) => {
    const words = wordsOf(part);
    const via = viaStart(words);
    if (via < 0) return [partOf(words, false, inList)];
    return [partOf(words.slice(0, via), false, inList), partOf(words.slice(via + 1), true, inList)];
  });
}

/** A text without what it says is driven through, and that: "Jerusalem via Modi'in". */
export function withoutVia(text: string): { place: string; via: readonly string[] } {
  const via: string[] = [];
  const parts = text.split(DIVIDER).map((part) => {
    const words = wordsOf(part);
    const start = viaStart(words);
    if (start < 0) return part;
    const raw = words.map((word) => word.raw);
    via.push(raw.slice(start + 1).join(' '));
    return raw.slice(0, start).join(' ');
  });
  return via.length > 0 ? { place: parts.join(', '), via } : { place: text, via };
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

/** Words that say "airport", names among them. */
const SAYS_AIRPORT = new Set([...AIRPORT_WORDS, 'נתבג', 'natbag']);

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

/** What is asked where a text tells no zone: in which town; which of two places; or what else stands there instead of an address. */
export type PlaceQuestion = 'town' | 'which' | NoAddress;

/** What a text means to a price list. */
export type PlaceReading =
  | {
      readonly outcome: 'zone';
      readonly zone: PriceZone;
      /** What was understood. */ readonly label: Localized<string>;
    }
  /** A place that is known and has no price, or one where the cars do not go: as it was typed. */
  | { readonly outcome: 'unpriced' | 'stop'; readonly place: string }
  | { readonly outcome: 'question'; readonly about: PlaceQuestion };

const question = (about: PlaceQuestion): PlaceReading => ({ outcome: 'question', about });

/** The zone of a list that a known place belongs to: that which names it, else its own by default. */
const zoneOfPlace = (zones: readonly PriceZone[], { names, zone }: KnownPlace): PriceZone | undefined =>
  zones.find((each) => names.some((name) => namesOf(each).has(name))) ?? zones.find(({ id }) => id === zone);

const pricedLike = ({ id, like = id }: PriceZone): string => like;

/** A text with the names in it that count. */
interface Found {
  readonly part: Part;
  readonly mention: Mention;
}

/** The known places of a kind that a text names, each once. */
const placesOfKind = (found: readonly Found[], kind: 'town' | 'landmark'): KnownPlace[] => [
  ...new Set(found.flatMap(({ mention: { meaning } }) => (meaning.kind === kind ? [meaning.place] : []))),
];

/** The towns of a text that no zone of the list is, and no airport of those zones is called after. */
function furtherTowns(zones: readonly PriceZone[], found: readonly Found[], named: readonly PriceZone[]): KnownPlace[] {
  const family = named.flatMap((zone) => familyOf(zones, zone));
  return placesOfKind(found, 'town').filter(
    ({ names }) =>
      !family.some(
        (zone) => names.some((name) => namesOf(zone).has(name)) || isAirportOf(zone, (name) => names.includes(name)),
      ),
  );
}

/** The one town that a text names, as a zone of the list or as one that belongs to a zone; null where it names two. */
function oneTown(
  zones: readonly PriceZone[],
  parts: readonly Part[],
  found: readonly Found[],
): { zone: PriceZone | undefined; label: Localized<string> } | 'none' | null {
  const named = [...new Set(parts.flatMap(zonesIn).map(({ zone }) => zone))];
  const towns = furtherTowns(zones, found, named);
  if (named.length === 0) {
    const [town, second] = towns;
    if (!town) return 'none';
    return second ? null : { zone: zoneOfPlace(zones, town), label: town.label };
  }
  const zone = towns.length === 0 ? oneZone(zones, parts) : null;
  return zone && { zone, label: zone.name };
}

function readNames(zones: readonly PriceZone[], parts: readonly Part[]): PlaceReading {
  const found = parts.flatMap((part) => part.mentions.map((mention): Found => ({ part, mention })));
  const [first] = found;
  if (!first) return question('town');
  const stop = found.find(({ mention }) => mention.meaning.kind === 'stop');
  if (stop) return { outcome: 'stop', place: written(stop.part, stop.mention) };
  if (isAnyAirport(parts)) return question('town');

  const town = oneTown(zones, parts, found);
  const landmarks = placesOfKind(found, 'landmark');
  const [landmark] = landmarks;
  const isDoubtful = found.some(({ mention }) => mention.meaning.kind === 'doubtful');
  if (!town || (town === 'none' && !landmark) || isDoubtful) return question('which');
  if (!parts.some((part) => !part.isVia && part.mentions.length > 0)) return question('town');

  const { zone, label } = town === 'none' ? { zone: undefined, label: undefined } : town;
  if (town !== 'none' && !zone) return { outcome: 'unpriced', place: written(first.part, first.mention) };
  const all = [...(zone ? [zone] : []), ...landmarks.map((each) => zoneOfPlace(zones, each))];
  const [meant] = all;
  if (!meant) return { outcome: 'unpriced', place: written(first.part, first.mention) };
  if (all.some((each) => !each || pricedLike(each) !== pricedLike(meant))) return question('which');
  return { outcome: 'zone', zone: meant, label: landmark?.label ?? label ?? meant.name };
}

/** What a text means: never a guess, but a zone, a place without a price, or what has to be asked. */
export function readPlace(zones: readonly PriceZone[], text: string): PlaceReading {
  const instead = noAddress(text);
  return instead ? question(instead) : readNames(zones, partsOf(text, indexOf(zones)));
}

/** The zone that a text means, or the one that was chosen; null where it names none, or two, or a place that no list prices. */
export function findZone(zones: readonly PriceZone[], place: string | { readonly zone: string }): PriceZone | null {
  if (typeof place === 'object') return zones.find(({ id }) => id === place.zone) ?? null;
  const reading = readPlace(zones, place);
  return reading.outcome === 'zone' ? reading.zone : null;
}

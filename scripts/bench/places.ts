/**
 * How many inhabitants live where the sample list has a price, how many texts that were checked by hand find what they mean, and how
 * long that takes: `npm run bench -- places [--localities file]`. The file is the statistics office's list of localities (columns
 * name_he, name_en, population), which the repository does not hold.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { samplePrices } from '../../tests/fixtures/sample-prices.ts';
import { PLACE_TEXTS } from '../../tests/fixtures/place-texts.ts';
import { readPlace, type PlaceReading } from '../../supabase/functions/_shared/places/price-zones.ts';
import { atLeast, atMost, noted, undisturbed, type Benchmark, type Row } from './benchmark.ts';

const { zones } = samplePrices();
const PERCENT = 100;
const QUESTIONS = new Set(['town', 'which', 'unpriced', 'stop']);

interface Inhabited {
  readonly he: string;
  readonly en: string;
  readonly inhabitants: number;
}

/** The localities of a file with a line of column names. */
async function readInhabited(file: string): Promise<Inhabited[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8'))
    .replace(/^\uFEFF/u, '')
    .trim()
    .split(/\r?\n/u);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gu)].map(([, cell = '']) =>
      cell.replace(/^"|"$/gu, '').replaceAll('""', '"'),
    );
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return { he: cell('name_he'), en: cell('name_en'), inhabitants: Number(cell('population')) };
  });
}

const sumOf = (localities: readonly Inhabited[]): number =>
  localities.reduce((sum, { inhabitants }) => sum + inhabitants, 0);

async function coverage(file: string | undefined): Promise<Row[]> {
  if (file === undefined) {
    console.info('Coverage is not measured: name the list of localities, --localities file.csv');
    return [];
  }
  const all = await readInhabited(file);
  const read = (text: string) => readPlace(zones, text).outcome;
  const stopped = all.filter(({ he, en }) => [read(he), read(en)].includes('stop'));
  const served = all.filter((locality) => !stopped.includes(locality));
  const priced = served.filter(({ he }) => read(he) === 'zone');
  return [
    noted('inhabitants of localities that the stop list holds', sumOf(stopped), 'people'),
    noted('inhabitants of all, with a price', (sumOf(priced) / sumOf(all)) * PERCENT, '%'),
    atLeast('inhabitants of the other localities, with a price', (sumOf(priced) / sumOf(served)) * PERCENT, 95, '%'),
  ];
}

const meaningOf = (reading: PlaceReading): string => {
  if (reading.outcome === 'zone') return reading.zone.id;
  return reading.outcome === 'question' ? reading.about : reading.outcome;
};

function checkedTexts(): Row[] {
  const texts = Object.values(PLACE_TEXTS).flatMap((byMeaning) =>
    Object.entries(byMeaning).flatMap(([meaning, lines]) => lines.split('\n').map((text) => ({ text, meaning }))),
  );
  const found = texts.map(({ text, meaning }) => ({ meaning, found: meaningOf(readPlace(zones, text)) }));
  const meant = found.filter(({ meaning }) => !QUESTIONS.has(meaning));
  const right = meant.filter((each) => each.found === each.meaning);
  const wrong = found.filter((each) => each.found !== each.meaning && !QUESTIONS.has(each.found));
  const times = Array.from({ length: 9 }, () => {
    const before = performance.now();
    for (const { text } of texts) readPlace(zones, text);
    return (performance.now() - before) / texts.length;
  });
  return [
    noted('texts checked by hand', texts.length, 'texts'),
    atMost('of them with a wrong zone', wrong.length, 0, 'texts'),
    noted('texts of places with a price that find their zone', (right.length / meant.length) * PERCENT, '%'),
    atMost('to read one text', undisturbed(times), 0.2, 'ms'),
  ];
}

export const places: Benchmark = {
  name: 'places',
  group: 'backend',
  about: 'what people type as places, and where they live',
  run: async () => {
    const { values } = parseArgs({ strict: false, options: { localities: { type: 'string' } } });
    const file = typeof values.localities === 'string' ? values.localities : undefined;
    return [...checkedTexts(), ...(await coverage(file))];
  },
};

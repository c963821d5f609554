/** What the public's documents weigh on the wire. Runs after the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { charactersOf, familyOf, fontCuts, scriptOf, TYPEFACES } from '../../scripts/build/typefaces.ts';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { BOARD_ID } from '../../src/features/site/flights/board-place.ts';
import { printsPrices } from '../../src/features/site/prices/products.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { defaultLocale, locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { pricesOfThreeClasses } from '../fixtures/sample-prices.ts';
import { drawnDocuments } from '../setup/drawn-documents.ts';
import { isNight } from '../setup/night.ts';

/** The place of a flight board in a document. */
const BOARD_MARK = `id="${BOARD_ID}"`;

const DIST = path.resolve(import.meta.dirname, '../../dist');

const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && readFileSync(path.join(DIST, file), 'utf8').includes('<main'),
);

/** Bytes of a file as small as Brotli makes it, as hosts send it; or a step less small, which takes half the time. */
function smallestBytes(file: string, quality = zlib.constants.BROTLI_MAX_QUALITY): number {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
  return zlib.brotliCompressSync(readFileSync(path.join(DIST, file)), { params }).byteLength;
}

/**
 * Bytes that each kind of thing may weigh as it is sent, compressed by Brotli: what the heaviest one weighs and a tenth more, for
 * what will be written. A figure that is passed is a question, whether the page is worth it, before it is a new figure here.
 * Each holds the panels of the wide menu, which answer before any code: 1.1 kB on the home page, 1.6 kB elsewhere.
 */
const BUDGETS = {
  home: 28_100,
  // A list of places that a phone asks by, and the way into the form, are worth 0.9 kB to whoever compares fares.
  article: 23_500,
  // Prices by vehicle and the short start, which says a price on the spot, are worth 1.3 kB; the menu stands last.
  destination: 20_300,
  // The code that draws the flight board knows the long names of its styles alone.
  board: 23_900,
  // A day route with its prices by vehicle and the start of its request, which says the price.
  page: 21_400,
  /** That prices add to a document, with three vehicles by day and by night. */
  prices: 2_600,
  /** Of all that a guest page runs. */
  guestCode: 70_000,
  /** Of the flight board's own code, and of what every page does by itself. */
  boardCode: 24_500,
  /** Of the fonts of a document, by whether its display face has one weight or two. */
  fonts: 30_000,
  /** Of the calculation of prices, with the names of places: what comes with the first letter in a place's field. */
  pricing: 30_000,
  fontsOfTwoWeights: 40_000,
} as const;

const fileOf = (locale: Locale, place: string) =>
  place === '/' && locale === defaultLocale ? 'index.html' : `${localizedPath(locale, place).slice(1)}.html`;
/** The documents of some pages of the registry, in all their languages. */
const documentsOf = (some: readonly PageEntry[]) =>
  some.flatMap((entry) => languagesOf(entry).map((locale) => fileOf(locale, entry.path)));
const KINDS = new Map(pages.flatMap((entry: PageEntry) => documentsOf([entry]).map((file) => [file, entry.page])));
const BOARDS = new Set(documents.filter((file) => readFileSync(path.join(DIST, file), 'utf8').includes(BOARD_MARK)));

function budgetOf(file: string): number {
  const kind = BOARDS.has(file) ? 'board' : KINDS.get(file);
  return kind === 'home' || kind === 'article' || kind === 'destination' || kind === 'board'
    ? BUDGETS[kind]
    : BUDGETS.page;
}

it('every document stays within the budget of its kind', () => {
  expect(documents).toEqual(
    expect.arrayContaining([...KINDS].flatMap(([file, kind]) => (kind === 'destination' ? [file] : []))),
  );
  // A build for tests is compressed in less time, and a little less.
  const doubtful = documents
    .filter((file) => statSync(path.join(DIST, `${file}.br`)).size > budgetOf(file))
    .filter((file) => smallestBytes(file, zlib.constants.BROTLI_MAX_QUALITY - 1) > budgetOf(file));
  const sizes = doubtful.map((file) => ({ file, bytes: smallestBytes(file) }));
  expect(sizes.filter(({ file, bytes }) => bytes > budgetOf(file))).toEqual([]);
});

describe('the code that comes with a page', () => {
  const asked = documents.map((file) => {
    const html = readFileSync(path.join(DIST, file), 'utf8');
    const files = / data-chunks="([^"]*)"/u.exec(html)?.[1]?.split(' ') ?? [];
    return { file, files, isForForm: / data-soon\b/u.test(html) };
  });
  const named = (name: string) => asked.filter(({ files }) => files.some((one) => one.includes(`/${name}-`)));

  it('is two rounds of six files on one made for a form, as many as a browser fetches at once without HTTP/2', () => {
    const forForms = asked.filter(({ isForForm }) => isForForm);
    expect(forForms.length).toBeGreaterThanOrEqual(2 * locales.length);
    expect(forForms.filter(({ files }) => files.length > 12)).toEqual([]);
  });

  it('holds the short start where there is one, and the long forms nowhere else', () => {
    expect(named('start-form').length).toBeGreaterThan(5 * locales.length);
    expect(named('forms').filter(({ isForForm }) => !isForForm)).toEqual([]);
  });
});

it('no film fetches its picture with the page', () => {
  const films = documents.flatMap((file) => readFileSync(path.join(DIST, file), 'utf8').match(/<video[^>]*>/gu) ?? []);
  const files = readdirSync(path.join(DIST, 'films')).filter((file) => file.endsWith('.mp4'));
  expect(films).toHaveLength(files.length * locales.length);
  for (const film of films) {
    expect(film).not.toContain(' poster=');
    expect(film).toContain(' preload="none"');
  }
});

it('the prices of a document stay within their budget', async () => {
  const prices = { ...pricesOfThreeClasses(), is_sample: false };
  // By day in one language.
  const isLooked = (file: string) => isNight || file.startsWith('fr/');
  const priced = (await drawnDocuments({ prices }, isLooked)).filter(({ html }) => html.includes('data-prices='));
  const places = documentsOf(pages.filter(({ path: place }) => printsPrices(place))).filter(isLooked);
  expect(priced.map(({ file }) => file).toSorted()).toEqual(places.toSorted());
  expect(places.length).toBeGreaterThan(10);
  for (const { file, html } of priced) expect(html, file).toMatch(/"@type":"(?:Aggregate)?Offer"/u);
  expect(priced.filter(({ added }) => added < 100 || added > BUDGETS.prices).map(({ file }) => file)).toEqual([]);
});

/** The texts of the other languages, and a list of all texts that is empty there. */
const NEVER_ASKED_FOR = /\/(?:page\.trip\.\w+|loaders)-/u;
/** What a press on "what makes up the price" brings. */
const BROUGHT_BY_PRESS = /\/(?:taxi-difference|trip-price)-/u;

describe.each(['trip', 'en/trip', 'fr/trip', 'drive'])('the code of %s', (page) => {
  const html = readFileSync(path.join(DIST, `${page}.html`), 'utf8');
  const named = /data-chunks="([^"]*)"/u.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = named.filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(path.join(DIST, file), 'utf8')).join('');

  it('stays within its limit, and every part of it is named', () => {
    const bytes = scripts.reduce((sum, file) => sum + smallestBytes(file), 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(BUDGETS.guestCode);
    const imported = [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/gu)].map(([, file]) => `/assets/${file}`);
    const others = imported.filter(
      (file) => !scripts.includes(file) && !NEVER_ASKED_FOR.test(file) && !BROUGHT_BY_PRESS.test(file),
    );
    expect(others).toEqual([]);
    expect(html).not.toContain('data-views');
  });

  it.each([
    ['the client of Supabase', /supabase-js|GoTrue/u],
    ['schemas', /ZodError|invalid_type/u],
    ['the site’s router', /BrowserRouter|useNavigate/u],
    ['what records views', /track-visit|dataLayer/u],
  ])('holds nothing of %s', (_, pattern) => {
    expect(code).not.toMatch(pattern);
  });
});

it('the flights’ page and the airport transfer’s have a board in every language', () => {
  expect([...BOARDS].toSorted()).toEqual(
    locales
      .flatMap((locale) => ['/airport-taxi', '/flights'].map((page) => `${localizedPath(locale, page).slice(1)}.html`))
      .toSorted(),
  );
});

it.each([...BOARDS])(
  'the board of %s is one light file, which records the view too, without the application',
  (page) => {
    const html = readFileSync(path.join(DIST, page), 'utf8');
    const file = / data-own="(\/[^"]*)"/u.exec(html)?.[1] ?? '';
    expect(smallestBytes(file)).toBeLessThan(BUDGETS.boardCode);
    const code = readFileSync(path.join(DIST, file), 'utf8');
    expect(code).not.toMatch(/BrowserRouter|useNavigate|GoTrue|ZodError|\bfrom\s*["'`]\.\//u);
    expect(code).toContain('track-visit');
    expect(html).not.toMatch(/data-(?:live|views)=/u);
  },
);

interface Face {
  family: string;
  file: string;
  bytes: number;
  /** The letters that it has. */
  characters: string;
}

const CHARACTERS_OF_FAMILIES = new Map(
  TYPEFACES.flatMap((typeface) =>
    fontCuts(typeface).map(({ script }) => [familyOf(typeface, script), charactersOf(typeface, script)]),
  ),
);

/** The typefaces that a document names, without those for weights that it does not set. */
function facesOf(html: string): Face[] {
  return [...html.matchAll(/@font-face\{([^}]*url\([^}]*)\}/gu)].flatMap(([, face = '']) => {
    const value = (name: string) => new RegExp(`${name}:([^;]*)`, 'u').exec(face)?.[1]?.replaceAll(/["']/gu, '') ?? '';
    if (value('font-weight') === '500') return [];
    const file = /url\(\/([^)]*)\)/u.exec(face)?.[1] ?? '';
    const family = value('font-family');
    const characters = CHARACTERS_OF_FAMILIES.get(family);
    if (characters === undefined) throw new Error(`${family} has no characters`);
    return [{ family, file, bytes: statSync(path.join(DIST, file)).size, characters }];
  });
}

/** The font files that a text needs, looked for in these families one after the other as browsers do. */
function filesFor(text: string, families: readonly string[], faces: readonly Face[]): Face[] {
  return [...new Set(text)].flatMap((letter) => {
    for (const family of families) {
      const face = faces.findLast((one) => one.family === family && one.characters.includes(letter));
      if (face) return [face];
    }
    return [];
  });
}

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gsu, '').replaceAll(/[\s\u2060-\u2069]/gu, ' ');

/** Bytes of the font files that a document's text needs. */
function fontBytes(html: string): number {
  const locale = /<html lang="(\w+)"/u.exec(html)?.[1] as Locale;
  const body = html.slice(html.indexOf('<body'));
  const headings = [...body.matchAll(/<h([1-3])\b.*?<\/h\1>/gsu)].map(([heading]) => wordsOf(heading)).join('');
  const faces = facesOf(html);
  const files = new Set(
    TYPEFACES.flatMap((typeface) => {
      const families = [familyOf(typeface, scriptOf(locale)), familyOf(typeface, 'others')];
      return filesFor(typeface.variable === '--display' ? headings : wordsOf(body), families, faces);
    }),
  );
  return [...files].reduce((sum, { bytes }) => sum + bytes, 0);
}

it('the fonts of every document stay within their limit', () => {
  const sizes = documents.map((file) => {
    const html = readFileSync(path.join(DIST, file), 'utf8');
    const hasTwo = /family:[^;]* (?:Hebrew|Basic|Latin);font-weight:500 700/u.test(html);
    return { file, budget: BUDGETS[hasTwo ? 'fontsOfTwoWeights' : 'fonts'], bytes: fontBytes(html) };
  });
  expect(sizes.filter(({ budget, bytes }) => bytes > budget || bytes < 20_000)).toEqual([]);
  expect(sizes.filter(({ budget }) => budget === BUDGETS.fonts).length).toBeGreaterThan(100);
});

describe('the calculation of prices', () => {
  const assets = readdirSync(path.join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const named = (name: string) => assets.filter((file) => file.startsWith(`${name}-`));
  const codeOf = (file: string) => readFileSync(path.join(DIST, 'assets', file), 'utf8');
  const importsOf = (file: string) =>
    [...codeOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/gu)].flatMap(([, name]) => name ?? []);
  const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
    if (!reached.has(file)) {
      reached.add(file);
      for (const each of importsOf(file)) reachedFrom(each, reached);
    }
    return reached;
  };
  const [entry = ''] = named('pricing-code');
  // What runs before, around the place's field.
  const running = new Set(
    ['site', 'trip-request-form'].flatMap((name) => named(name).flatMap((file) => [...reachedFrom(file)])),
  );
  const parts = [...reachedFrom(entry)].filter((file) => !running.has(file));

  it('stays within its limit', () => {
    expect(parts).toEqual(expect.arrayContaining(named('place-names')));
    const bytes = parts.reduce((sum, file) => sum + smallestBytes(`assets/${file}`), 0);
    expect(bytes).toBeGreaterThan(15_000);
    expect(bytes).toBeLessThan(BUDGETS.pricing);
  });

  it('is named by no document, and comes with no form before it is asked for', () => {
    const own = [entry, ...named('place-names'), ...named('later-names')];
    const inDocuments = documents.filter((file) => {
      const html = readFileSync(path.join(DIST, file), 'utf8');
      return own.some((part) => html.includes(part));
    });
    expect(inDocuments).toEqual([]);
    const [form = ''] = named('trip-request-form');
    expect([...reachedFrom(form)].filter((file) => own.includes(file))).toEqual([]);
  });
});

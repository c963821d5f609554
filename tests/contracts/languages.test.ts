/**
 * Languages are data: one registry (supabase/functions/_shared/words/locales.ts) that everything else asks. Nothing names
 * them by itself, no language lacks a file, and a language that is added is missing nowhere in silence: a copy of the
 * sources with a fourth language shows what a compiler and the list of files say of it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeRegistry, writtenLocales } from '../../supabase/functions/_shared/words/locales.ts';
import { filesLacking, languagesInDatabase, textFilesOf } from '../setup/language-files.ts';
import { hasRecordPerLanguage, languageStrays, listsLanguages } from '../setup/language-usage.ts';
import { means, namedPaths } from '../setup/named-files.ts';
import { isNight } from '../setup/night.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REGISTRY = 'supabase/functions/_shared/words/locales.ts';
/** May name languages: the registry, what is generated from the pages and the database, and the strays planted below. */
const NAMING: ReadonlySet<string> = new Set([
  REGISTRY,
  'supabase/functions/_shared/contracts/site-paths.ts',
  'supabase/functions/_shared/contracts/database.types.ts',
  'tests/contracts/languages.test.ts',
  'tests/contracts/new-firm.test.ts',
  'scripts/site-languages.test.ts',
  // Languages that people write places in.
  'tests/fixtures/place-texts.ts',
]);

const filesIn = (root: string, folders: readonly string[], ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => path.join(folder, file)),
  );
const modules = filesIn(ROOT, ['src', 'supabase/functions', 'scripts', 'tests'], /\.tsx?$/u);
const langOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('languages', () => {
  it('are named by no module but the registry', () => {
    const strays = modules
      .filter((file) => !NAMING.has(file))
      .flatMap((file) => {
        const isTest = file.startsWith('tests/') || /\.test\.tsx?$/u.test(file);
        const isContent = file.startsWith('src/content/');
        // What sample customers write is in a language of their own, and sample drivers speak several.
        const isSample = file.startsWith('scripts/seed/');
        const allowed = { single: isTest || isContent || isSample, lists: isContent || isSample };
        return languageStrays(read(file), langOf(file), allowed).map((stray) => `${file}:${stray}`);
      });
    expect(strays).toEqual([]);
  });

  it('are listed in the database by one domain alone, as in the registry', () => {
    const listing = filesIn(ROOT, ['supabase'], /\.sql$/u).filter((file) => listsLanguages(read(file)));
    const lists = languagesInDatabase(ROOT);
    expect(listing.toSorted()).toEqual(lists.map(({ file }) => file));
    expect(lists.at(-1)?.languages).toEqual([...writtenLocales]);
  });

  it.each(writtenLocales)('lack no file: %s', (locale) => {
    expect(filesLacking(ROOT, locale, localeRegistry[locale].script)).toEqual([]);
  });
});

describe('the search for strays', () => {
  const planted: readonly (readonly [what: string, source: string])[] = [
    ['a list', `const all = ['he', 'en'];`],
    ['a list of constants', `const all = ['he' as const, 'fr' as const];`],
    ['a type', `type Language = 'en' | 'fr';`],
    ['a pattern', String.raw`const staff = /^(?:\/(?:en|fr))?\/dashboard/u;`],
    ['a pattern in a text', 'const staff = new RegExp(`^/(en|fr)/${name}`);'],
    ['a glob', `const files = import.meta.glob('./{he,en,fr}.ts');`],
    ['a comparison', `const narrow = locale === 'fr';`],
    ['a default', `const locale = stored ?? 'he';`],
    ['an address', `const home = '/english';`],
    ['an address below', 'const link = `/en/faq?${query}`;'],
    ['an attribute', `const word = <p lang="he">טוען</p>;`],
  ];
  it.each(planted)('finds %s', (_, source) => {
    expect(languageStrays(source, 'tsx')).toHaveLength(1);
  });

  it('lets records, imports and other words be', () => {
    const source = `import { content } from './he';
const names = { he: 'שם', en: 'name', fr: 'nom' };
const loads = { en: () => import('./en') };
const path = '/england';
// 'he', 'en'
const tag = 'en-GB';`;
    expect(languageStrays(source, 'ts')).toEqual([]);
  });

  it('finds a list in SQL', () => {
    expect(listsLanguages(`check (language in ('he', 'en', 'fr'))`)).toBe(true);
    expect(listsLanguages(`check (choice in ('accepted', 'custom'))`)).toBe(false);
  });
});

/** Records that need not be whole: languages with articles, the airport's own two languages, the component sheet, a table's columns. */
const PARTIAL_RECORDS = [
  'src/content/blog/tags.ts',
  'supabase/functions/flight-board/rules.ts',
  'supabase/functions/flight-board/sample-flights.ts',
  'scripts/bench/places.ts',
  'scripts/seed/flights.ts',
];

/** What the guide names besides: the registry itself, a rule that styles have, what only a language with a blog needs. */
const TOLD_BESIDES = [REGISTRY, 'src/styles/index.css', 'src/content/blog/index.ts', 'src/content/blog/tags.ts'];

// A whole copy of the sources for the compiler: at night.
describe.runIf(isNight)('a fourth language', () => {
  const code = 'qx';
  const copy = path.join(ROOT, '.cache/fourth-language');
  let complaints = '';

  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    const configs = readdirSync(ROOT).filter((file) => /^tsconfig.*\.json$|\.config\.ts$|^package\.json$/u.test(file));
    for (const part of ['src', 'supabase', 'scripts', 'tests', '.env.example', ...configs])
      cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
    const french = /^ {2}fr: (\{[\s\S]*?^ {2}\},\n)/mu.exec(read(REGISTRY))?.[1] ?? '';
    const planted = read(REGISTRY)
      .replace(/(const writtenLocales = \[[^\]]*)/u, `$1, '${code}'`)
      .replace(/(const locales: .* = \[[^\]]*)/u, `$1, '${code}'`)
      .replace(/(?<=script: 'hebrew' \| 'latin')/u, ` | 'cyrillic'`)
      .replace(french, `${french}  ${code}: ${french.replaceAll('/fr', `/${code}`).replace('latin', 'cyrillic')}`);
    writeFileSync(path.join(copy, REGISTRY), planted);
    try {
      execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['-b', '--pretty', 'false'], { cwd: copy });
    } catch (error) {
      complaints = (error as { stdout: Buffer }).stdout.toString();
    }
  }, 900_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is missing in no record without a word of the compiler', () => {
    const named = new Set([...complaints.matchAll(/^([^\s(]+)\(/gmu)].map(([, file]) => file));
    const records = modules.filter(
      (file) => file !== REGISTRY && !file.startsWith('tests/') && !/\.test\.tsx?$/u.test(file),
    );
    const silent = records.filter((file) => hasRecordPerLanguage(read(file), langOf(file)) && !named.has(file));
    expect(silent).toEqual(PARTIAL_RECORDS);
  });

  it('is missing where the guide says, and nowhere else', () => {
    const guide = namedPaths(read('docs/guides/add-a-language.md'));
    // An object without the language, a list without its script; other errors follow from those.
    const cause = new RegExp(`^([^\\s(]+)\\(.*(?:Property '${code}' is missing|"cyrillic")`, 'gmu');
    const told = [...complaints.matchAll(cause)].map(([, file = '']) => file);
    const lacking = filesLacking(copy, code, 'cyrillic').map((file) =>
      file.replace(/ \(.*/u, '').replaceAll(code, 'en'),
    );
    const places = [...new Set([...told, ...lacking])].filter((file) => !/^tests\/|\.test\.tsx?$/u.test(file));
    expect(places.filter((file) => !guide.some((name) => means(name, file)))).toEqual([]);
    expect(guide.filter((name) => !places.some((file) => means(name, file)))).toEqual(TOLD_BESIDES);
  });

  it('is missing in the build’s fonts by the compiler’s word', () => {
    expect(complaints).toMatch(/^scripts\/build\/typefaces\.ts\(.*cyrillic/mu);
  });

  it('lacks every file of texts, its fonts, its names and its place in the database', () => {
    const lacking = filesLacking(copy, code, 'cyrillic');
    const groups = readdirSync(path.join(ROOT, 'src/i18n/messages/he'));
    for (const group of groups) expect(lacking).toContain(`src/i18n/messages/${code}/${group}`);
    expect(lacking).toEqual(
      expect.arrayContaining([
        `src/content/pages/home/${code}.ts`,
        `src/content/terms/sentences.${code}.ts`,
        `src/content/staff/overview/${code}.ts`,
        'src/styles/fonts/assistant-cyrillic.woff2',
        `supabase/migrations/ ('${code}')`,
        '.env.example (VITE_BUSINESS_NAME_QX=)',
      ]),
    );
    expect(lacking.filter((file) => file.endsWith('.ts'))).toHaveLength(textFilesOf(ROOT).length);
    expect(lacking.some((file) => file.includes('/blog/'))).toBe(false);
  });

  it('has its private pages, home and words in headers from the registry alone', async () => {
    const from = async (file: string) =>
      (await import(path.join(copy, 'supabase/functions', file))) as Record<string, (...values: unknown[]) => unknown>;
    const { isTrackedPath } = await from('_shared/contracts/tracked-pages.ts');
    expect(isTrackedPath?.(`/${code}/privacy`)).toBe(false);
    expect(isTrackedPath?.(`/${code}/dashboard/leads`)).toBe(false);
    expect(isTrackedPath?.(`/${code}/faq`)).toBe(true);
    const { answerLocale } = await from('_shared/words/answer-locale.ts');
    expect(answerLocale?.(undefined, `${code}-XX,en;q=0.5`)).toBe(code);
  });
});

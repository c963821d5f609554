/**
 * What our rides cost is read from the price list, never written into a text: an amount of money stands in one only as a fact about the
 * world, whose dated source states it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources as english } from '../../src/content/blog/sources.en.ts';
import { sources as french } from '../../src/content/blog/sources.fr.ts';
import { sources as hebrew } from '../../src/content/blog/sources.he.ts';
import type { Source } from '../../src/content/blog/article-sources.ts';
import { facts } from '../../src/content/facts/index.ts';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
/** Spaces, joiners and isolates that stand inside a written amount, as escapes of the source too. */
const ESCAPE = /\\u(?:00A0|202F|2060|206[6-9])/giu;
const AMOUNT =
  /₪[\s\u2060-\u2069]*(\d[\d.,]*\d|\d)|(\d[\d.,\u202F]*\d|\d)[\s\u2060-\u2069]*(?:₪|shekels?\b|NIS\b|ILS\b|שקל|ש״ח|שח(?!\p{L}))/giu;

/** Amounts that a source file writes out, in shekels. Those of templates ("₪${fare}") come from elsewhere, and are none. */
export const amountsIn = (source: string, decimal: '.' | ','): number[] =>
  [...source.replaceAll(ESCAPE, ' ').matchAll(AMOUNT)].map(([, behind, before]) => {
    const written = behind ?? before ?? '';
    const plain =
      decimal === ',' ? written.replaceAll(/[.\s]/gu, '').replace(',', '.') : written.replaceAll(/[,\s]/gu, '');
    return Number(plain.replace(/\.$/u, ''));
  });

const filesIn = (folder: string) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));

/** What the back office says of its own limits is no price. */
const texts = [...filesIn('content'), ...filesIn('i18n/messages')].filter((file) => !/\/staff/u.test(file));

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, Source>>>> = { en: english, fr: french, he: hebrew };
const LANGUAGE = new RegExp(String.raw`(?:^|[/.])(${locales.join('|')})(?:\.ts|/)`, 'u');
const languageOf = (file: string) => LANGUAGE.exec(file)?.[1] ?? 'en';

/** The amounts that a file may state: those of its sources, where it is one; else those of the sources that it names. */
function statedFor(file: string, source: string): number[] {
  const rows = Object.entries(LANGUAGES[languageOf(file)] ?? {});
  const isSources = /\/sources\.\w+\.ts$/u.test(file);
  if (file === 'content/facts/index.ts') return Object.values(facts).flatMap(({ says }) => amountsIn(says, '.'));
  return rows.filter(([id]) => isSources || source.includes(`'${id}'`)).flatMap(([, { shekels = [] }]) => [...shekels]);
}

describe('amounts of money in texts', () => {
  it('are looked for in the texts of every page and language', () => {
    for (const part of ['pages/home/he.ts', 'services/airport-taxi/en.ts', 'itineraries/galilee-kinneret/fr.ts'])
      expect(texts).toContain(path.join('content', part));
  });

  it.each(texts)('%s states none that is not a fact about the world, with its source', (file) => {
    const source = readFileSync(path.join(SRC, file), 'utf8');
    const stated = statedFor(file, source);
    const decimal = languageOf(file) === 'fr' ? ',' : '.';
    expect(amountsIn(source, decimal).filter((amount) => !stated.includes(amount))).toEqual([]);
  });

  it.each<[string, '.' | ',', number[]]>([
    ["'Tel Aviv is ₪220–280 with us'", '.', [220]],
    ["'390\\u00A0₪ לירושלים'", '.', [390]],
    ["'40 שקל לעצירה'", '.', [40]],
    ["'un arrêt\\u202F: 1\u202F420\\u00A0₪'", ',', [1420]],
    ["'près de 4,27 ₪'", ',', [4.27]],
    ["'220 shekels, or NIS'", '.', [220]],
    ['`₪${amount}`', '.', []],
    ["'₪'", '.', []],
  ])('are found in %s', (source, decimal, amounts) => {
    expect(amountsIn(source, decimal)).toEqual(amounts);
  });
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../setup/texts-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENGLISH = /(?:^|[/.-])en\.ts$|messages\/en\/[\w-]+\.ts$/u;
const files = ['src/content', 'src/i18n/messages', 'supabase/functions'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ENGLISH.test(file)),
);

/** What is no British English, or has a second form beside the house's, and what stands there instead. */
const RULES: readonly [instead: string, pattern: RegExp][] = [
  ['₪390', /[\d٣][\u00A0\u202F ]?₪/u],
  ['1 hr 15 min', /\b\d+h\b|\d\.5 hours/u],
  ['Google reviews', /\bMaps reviews|reviews on (?:Google )?Maps/iu],
  ['a British word', /\b(?:sweater|pram|stroller|parking lot|traveler|canceled|favorite|color|neighborhood)s?\b/iu],
  ['Crusader', /\bcrusaders?\b/u],
  ['where from, where to', /\bfrom where, to where/iu],
  ['below sea level', /\bunder sea level/u],
  ['in air conditioning, indoors', /\bunder (?:air conditioning|a roof)/u],
];

const faultsOf = (text: string): string[] =>
  RULES.filter(([, pattern]) => pattern.test(text)).map(([instead]) => `${instead}: ${text}`);

it.each(files)('%s is right English', async (file) => {
  const exported = Object.entries((await import(path.join(ROOT, file))) as object);
  const texts = textsOf(Object.fromEntries(exported.filter(([, value]) => typeof value !== 'function')), ['٣']);
  expect(texts.flatMap(([at, text]) => faultsOf(text).map((fault) => `${at}: ${fault}`))).toEqual([]);
});

it('reads the texts of pages, interface and mails', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe('the rules', () => {
  it.each([
    'It costs 25 ₪ per person',
    'a meter of ٣\u00A0₪',
    'Recommended: 1h 15',
    'about 2.5 hours',
    'from 27 Maps reviews',
    'bring a sweater',
    'a crusader city',
    'From where, to where?',
    'two hundred metres under sea level',
    'noon under a roof',
  ])('refuse %s', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  it.each(['₪199–229', '1 hr 15 min', 'within 30 minutes', 'a Crusader church', '24 hours'])('let %s pass', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

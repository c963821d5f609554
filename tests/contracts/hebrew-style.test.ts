import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../setup/texts-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HEBREW = /(?:^|\/)(?:he|[\w-]+\.he)\.ts$|messages\/he\/[\w-]+\.ts$/u;
const FOLDERS = ['src/content', 'src/i18n/messages', 'supabase/functions', 'scripts/backend'];
const filesLike = (pattern: RegExp) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => pattern.test(file)),
  );
const files = filesLike(HEBREW);
/** Lists of pages, which name each in every language. */
const registries = filesLike(/^src\/content\/[\w-]+\/index\.ts$/u);

/**
 * What is wrong in Hebrew, or says something else than it means, and what stands there instead. Which of two right words the
 * house prefers is advice: scripts/launch-check/copy-advice.ts.
 */
const RULES: readonly [instead: string, pattern: RegExp][] = [
  ['a full stop or ו', /;/u],
  ['real gershayim', /["“”][א-ת]|[א-ת־]["“”]/u],
  ['a maqaf before a name in Latin letters', /[א-ת]-[\dA-Za-z]/u],
  ['שעת נסיעה', /שעה נסיעה/u],
  ['קבוצות של עד', /קבוצ(?:ה|ות) עד/u],
  ['a rating that is not out of its reviews', /מתוך (?:\S+ )?ביקורות/u],
  ['a real geresh', /[א-ת]'(?![א-ת])/u],
  ['three dots as one sign', /\.{3}/u],
  ['עד, which with a ל before it reads "for ever"', /(?<![א-ת])לעד /u],
  ['אירועים', /(?<![א-ת])ערבים(?![א-ת])/u],
  ['היציאה מהמכס', /מחסום(?!י)/u],
  ['the plural address', /צור קשר|לחץ כאן|(?<![א-ת])(?:שלך|אליך|אותך)(?![א-ת])/u],
  ['ו without a hyphen before a Hebrew word', /(?<![א-ת])ו־[א-ת]/u],
  ['a question without a gender', /(?<![א-ת])אני (?:לא )?(?:מבוטח|מאחר|מזמין|בטוח|צריך)(?![א-ת])/u],
  ['למשרד: a personal עוזרת cleans', /(?<![א-ת])לעוזרת(?![א-ת])/u],
];

const faultsOf = (text: string): string[] =>
  RULES.filter(([, pattern]) => pattern.test(text)).map(([instead]) => `${instead}: ${text}`);

async function textsIn(file: string): Promise<[string, string][]> {
  const exported = Object.entries((await import(path.join(ROOT, file))) as object);
  return textsOf(Object.fromEntries(exported.filter(([, value]) => typeof value !== 'function')), ['٣']);
}
const faultsIn = (texts: readonly [string, string][]) =>
  texts.flatMap(([at, text]) => faultsOf(text).map((fault) => `${at}: ${fault}`));

it.each(files)('%s is right Hebrew', async (file) => {
  expect(faultsIn(await textsIn(file))).toEqual([]);
});

it.each(registries)('%s is right in Hebrew', async (file) => {
  expect(faultsIn((await textsIn(file)).filter(([at]) => at.endsWith('.he')))).toEqual([]);
});

it('reads the texts of pages, interface and mails', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe('the rules', () => {
  it.each([
    'בדקו שעות; לילדים יש הפעלות',
    'הסעה מנתב"ג',
    'פותחים את הדואר...',
    'מרצדס לעד 8 נוסעים',
    'החשבון שלך',
    'שעה בכביש פנוי ו־שעתיים בעומס',
    'מה קורה אם אני מאחר?',
    '0 פירושו "לפי פנייה',
    'בחצים וב-Enter',
    'שני חופים ושעה נסיעה ביניהם',
    'קבוצות עד 20 איש',
    '4.9 מתוך 27 ביקורות',
  ])('refuse %s', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  it.each(['מע״מ, צ׳ק־אין ורמב״ם', 'ב־443 יש מחסומים', 'עד 8 נוסעים', 'קבוצה של עד 20', 'ה־Wi-Fi חינם'])(
    'let %s pass',
    (text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );
});

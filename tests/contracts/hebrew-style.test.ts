import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../setup/texts-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HEBREW = /(?:^|\/)(?:he|[\w-]+\.he)\.ts$|messages\/he\/[\w-]+\.ts$/u;
const files = ['src/content', 'src/i18n/messages', 'supabase/functions/_shared'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => HEBREW.test(file)),
);

/** The house style of the Hebrew texts: what is not written, and what is instead. */
const RULES: readonly [instead: string, pattern: RegExp][] = [
  ['a full stop or ו', /;/u],
  ['real gershayim', /[א-ת]["“”][א-ת]/u],
  ['a real geresh', /[א-ת]'(?![א-ת])/u],
  ['three dots as one sign', /\.{3}/u],
  ['לא', /(?<![א-ת])(?:ש|ו|ה|כש)?(?:איננו|איננה|אינו|אינה|אינם|אינן)(?![א-ת])/u],
  ['איפה', /(?<![א-ת])ל?היכן(?![א-ת])/u],
  ['הזו', /(?<![א-ת])[הכ]זאת(?![א-ת])/u],
  ['הסעה, נסיעה', /(?<![א-ת])העברה (?:מ|ל|בין )/u],
  ['הלוך ושוב', /הלוך וחזור/u],
  ['שלבים', /צעדים קצרים|ארבעה צעדים/u],
  ['Wi-Fi', /אלחוטי/u],
  ['דוא״ל', /דואר אלקטרוני|אימייל/u],
  ['תא מטען', /בגאז/u],
  ['ב־Google', /ביקורות במפות/u],
  ['עד, which with a ל before it reads "for ever"', /(?<![א-ת])לעד /u],
  ['אירועים', /(?<![א-ת])ערבים(?![א-ת])/u],
  ['היציאה מהמכס', /מחסום(?!י)/u],
  ['the plural address', /צור קשר|לחץ כאן|(?<![א-ת])(?:שלך|אליך|אותך)(?![א-ת])/u],
  ['תנאי השירות', /תנאי השימוש/u],
  ['לוח הצוות', /לוח הבקרה/u],
];

const faultsOf = (text: string): string[] =>
  RULES.filter(([, pattern]) => pattern.test(text)).map(([instead]) => `${instead}: ${text}`);

it.each(files)('%s keeps to the house style', async (file) => {
  const exported = Object.entries((await import(path.join(ROOT, file))) as object);
  const values = Object.fromEntries(exported.filter(([, value]) => typeof value !== 'function'));
  expect(textsOf(values, ['٣']).flatMap(([at, text]) => faultsOf(text).map((fault) => `${at}: ${fault}`))).toEqual([]);
});

it('reads the texts of pages, interface and mails', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe('the rules', () => {
  it.each([
    'בדקו שעות; לילדים יש הפעלות',
    'הסעה מנתב"ג',
    'פותחים את הדואר...',
    'זה איננו ייעוץ',
    'מרצדס לעד 8 נוסעים',
    'העברה בין ערים',
    'החשבון שלך',
  ])('refuse %s', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  it.each(['מע״מ, צ׳ק־אין ורמב״ם', 'אינטרנט, איננות', 'ב־443 יש מחסומים', 'עד 8 נוסעים'])('let %s pass', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

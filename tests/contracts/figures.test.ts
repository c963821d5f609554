/**
 * Figures of the business stand in src/config/business.ts, and those of its promises in the settings of the database, which texts
 * name in braces. Here every setting has another value than its own, and all texts are made with it: where an old figure still
 * stands in a text, it was typed by hand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';
import { textsOf } from '../setup/texts-of.ts';

const planted = vi.hoisted(() => ({
  foundedYear: 1961,
  rating: { value: 6.3, count: 6301, sample: true },
  statistics: { customers: 63_001, rides: 63_002, punctualityPercent: 63.3, sample: true },
  vehicleSeats: 63,
  taxiQueue: { minutes: [68, 69], confirm: true },
  wallets: ['First Purse', 'Second Purse'],
  deletionDays: 72,
  accessDays: 73,
  retention: { bookingYears: 74, contactYears: 75, technicalCookieMonths: 76 },
  consentDays: 77,
}));

vi.mock('@/config/business', async (original) => {
  const { business } = await original<{ business: object }>();
  return { business: { ...business, ...planted } };
});

// The contracts share what they load: these texts are made anew here, and go again, so that no other file reads them.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const SRC = path.resolve(import.meta.dirname, '../../src');

/** What is counted, in the words of every language. */
const UNITS = {
  people: 'people|passengers?|guests|travell?ers|אנשים|איש|נוסעים|אורחים|מטיילים|personnes|passagers|voyageurs|invités',
  percent: '%|percent|אחוז|pour cent',
  minutes: 'min(?:ute)?s?\\b|דקות',
  hours: 'hours?|hrs?\\b|h\\b(?!/)|שעות|heures?',
  days: 'days?|ימים|יום|jours?',
  months: 'months?|חודשים|mois',
  years: 'years?|שנים|ans\\b',
} as const;

interface Figure {
  setting: string;
  /** The setting's own value, in figures and in words. */
  number: string;
  unit?: keyof typeof UNITS;
  /** What else its sentence says, where so many of them are many things. */
  about?: RegExp;
}

/** The settings' own values, as a text would have them. */
const FIGURES: readonly Figure[] = [
  { setting: 'foundedYear', number: '2020', about: /since|founded|depuis|fondée|מאז|הוקמ|נוסד/iu },
  { setting: 'rating.value', number: '4[.,]95?' },
  { setting: 'rating.count', number: '27', about: /reviews|ביקורות|חוות דעת|\bavis\b/iu },
  { setting: 'statistics.customers', number: '5[,.\\s\u00a0\u202f]?000' },
  { setting: 'statistics.rides', number: '8[,.\\s\u00a0\u202f]?000' },
  { setting: 'statistics.punctualityPercent', number: '99[.,]9' },
  { setting: 'taxiQueue', number: '30\\D{1,5}60' },
  { setting: 'roundTripDiscount', number: '10|ten|dix|עשרה', unit: 'percent' },
  { setting: 'most_passengers', number: '20|twenty|vingt|עשרים', unit: 'people', about: /up to|jusqu’à|עד/iu },
  {
    setting: 'vehicleSeats',
    number: '8|eight|huit|שמונה',
    unit: 'people',
    about: /up to|room|jusqu’à|place|עד|רכב ל/iu,
  },
  {
    setting: 'freeWaitingMinutes',
    number: '15|fifteen|quinze',
    unit: 'minutes',
    about: /wait|המתנה|נחכה|ממתין|atten/iu,
  },
  {
    setting: 'landingWaitingMinutes',
    number: '60|sixty|soixante',
    unit: 'minutes',
    about: /wait|המתנה|ממתין|attente/iu,
  },
  {
    setting: 'freeDelayHours',
    number: '2|two|deux',
    unit: 'hours',
    about: /(?:delay|late\b|איחור|retard).*(?:free|charge|תשלום|עול|sans frais|coût)/iu,
  },
  { setting: 'freeCancellationHours', number: '24', unit: 'hours', about: /cancel|ביטול|לבטל|annul/iu },
  { setting: 'changeHours', number: '4|four|quatre|ארבע', unit: 'hours', about: /chang|שינוי|לשנות|modif/iu },
  { setting: 'deletionDays', number: '45', unit: 'days' },
  { setting: 'accessDays, consentDays', number: '30|thirty|trente|שלושים', unit: 'days' },
  { setting: 'retention.bookingYears', number: '7|seven|sept|שבע', unit: 'years', about: /kept|keep|נשמר|conserv/iu },
  { setting: 'retention.contactYears', number: '3|three|trois|שלוש', unit: 'years', about: /kept|keep|נשמר|conserv/iu },
  {
    setting: 'retention.technicalCookieMonths',
    number: '12|twelve|douze',
    unit: 'months',
    about: /kept|keep|נשמר|conserv/iu,
  },
  { setting: 'wallets', number: '(?:Apple|Google) Pay' },
];

/** A figure with its unit; nothing of a longer number, of a decimal or of a time of day. */
const patternOf = ({ number, unit }: Figure): RegExp =>
  new RegExp(
    String.raw`(?<![\d.,:/–-]|\p{Script=Latin})(?:${number})(?![\d:/])(?![.,]\d)${unit ? String.raw`[\s\u00a0\u202f]{0,2}(?:${UNITS[unit]})` : ''}`,
    'iu',
  );

const sentences = (text: string) => text.split(/(?<=[.!?])\s/u);

/** @returns the settings whose figures a text has, with the sentence */
const handTyped = (text: string) =>
  FIGURES.flatMap((figure) =>
    sentences(text)
      .filter((sentence) => patternOf(figure).test(sentence) && (figure.about?.test(sentence) ?? true))
      .map((sentence) => `${figure.setting}: ${sentence}`),
  );

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => path.join(folder, file));

/** Modules that repeat the texts of others. */
const SUMMARIES = /blog\/(?:summaries|cards\.\w+)\.ts$|(?:^|\/)index\.ts$/u;

/** What the modules of a folder export, without the functions that belong to the program. */
async function valuesIn(folder: string): Promise<{ file: string; values: object }[]> {
  const files = filesIn(folder, /\.ts$/u);
  return Promise.all(
    files
      .filter((file) => !SUMMARIES.test(file))
      .map(async (file) => {
        const exported = Object.entries((await import(path.join(SRC, file))) as object);
        return { file, values: Object.fromEntries(exported.filter(([, value]) => typeof value !== 'function')) };
      }),
  );
}

/** Stands in for what a text is given: no digit, so that every digit of the result was typed. */
const GIVEN = ['٣'];

describe('texts of the pages', () => {
  it('take the figures of the business from its settings', async () => {
    const found = (await valuesIn('content')).flatMap(({ file, values }) =>
      textsOf(values, GIVEN).flatMap(([at, text]) => handTyped(text).map((what) => `${file} ${at} ${what}`)),
    );
    expect(found).toEqual([]);
  });

  it('state each of them in every language', async () => {
    const { foundedYear, vehicleSeats, deletionDays, accessDays, retention, consentDays } = planted;
    const stated = [foundedYear, vehicleSeats, deletionDays, accessDays, consentDays];
    stated.push(...Object.values(retention));
    const contents = await valuesIn('content');
    for (const language of locales) {
      const own = contents.filter(({ file }) => new RegExp(String.raw`\b${language}\.ts$`, 'u').test(file));
      const all = own.flatMap(({ values }) => textsOf(values, GIVEN).map(([, text]) => text)).join('\n');
      const missing = stated.filter((number) => !new RegExp(String.raw`(?<!\d)${number}(?!\d)`, 'u').test(all));
      expect(missing, language).toEqual([]);
    }
  });

  it.each([
    'Private drivers since 2020.',
    '★ 4,9 sur Google',
    'Plus de 5 000 clients',
    'Get 10% off the way back.',
    'קבוצות עד 20 איש',
    'Room for eight passengers.',
    'רכב לשמונה נוסעים',
    'The driver waits 15 minutes.',
    'A flight up to two hours late is free of charge.',
    'Annulation gratuite jusqu’à 24 h avant.',
    'The queue takes 30–60 minutes.',
    'We pay with Google Pay too.',
    'תשובה תוך 45 יום',
    'Bookings are kept for seven years.',
  ])('are caught with a figure typed by hand: %s', (text) => {
    expect(handTyped(text)).toHaveLength(1);
  });
});

/** Digits that interface texts may have, and why they are no figures of the business. */
const DIGITS_ALLOWED: readonly [why: string, pattern: RegExp][] = [
  // The service's names for its hours, with days of rest and without.
  [
    'hours',
    /24\/[67]|24\sh\/24|[67]\sj\/7|\|6\|7\}\sj\/7|\|6 days\|7 days\}|24 hours a day|24 שעות ביממה|24\sheures sur 24/gu,
  ],
  ['the time of a step (docs/spec/public-site.md#home-page)', /1(?:–| à | עד )2\s(?:minutes|דקות)/gu],
  ['an example of a flight, and of a place', /\bLY 316\b|(?:[Tt]erminal|טרמינל) 3/gu],
  ['the scale of the stars', /(?:out of|sur|מתוך) 5\b/gu],
];
/**
 * Where the numbers are limits of a form (tests/integration/lead-fields.test.ts), ages that the law names, examples of what to type, or
 * make up a time.
 */
const PLACES_ALLOWED =
  /^(?:contact|trip-request)\.ts messages\.(?:errors|hints)\.|^trip-request\.ts messages\.children\.|\.seats_\w+$|^trip\.ts messages\.(?:errors\.|ask\.hint$|keyless\.(?:referenceHint|notice\.phoneHint)$)|^destination\.ts messages\.hours\(\)/u;

/** The name of the not-found page, what stands while no text is here yet, an example, a service's own name. */
const SHOWN_ALLOWED = new Set([
  '404',
  'טוענים…',
  'LY 316',
  'WhatsApp',
  'WhatsApp:',
  'Waze',
  'Waze:',
  'Google Maps',
  'Google Maps:',
]);

describe('interface texts', () => {
  it('get their numbers from the pages that show them', async () => {
    // The back office explains the figures of its own rules.
    const customers = (await valuesIn('i18n/messages')).filter(({ file }) => !/\/staff[\w-]*\.ts$/u.test(file));
    const found = customers.flatMap(({ file, values }) =>
      textsOf(values, GIVEN)
        .filter(([at]) => !PLACES_ALLOWED.test(`${path.basename(file)} ${at}`))
        .filter(([, text]) => /\d/u.test(DIGITS_ALLOWED.reduce((rest, [, pattern]) => rest.replace(pattern, ''), text)))
        .map(([at, text]) => `${path.basename(path.dirname(file))}/${path.basename(file)} ${at}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('have no word and no number inside the components', () => {
    const files = ['pages', 'layout', 'features'].flatMap((folder) => filesIn(folder, /\.tsx$/u));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      typedTexts(readFileSync(path.join(SRC, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '<p>10% off</p>',
    '<p>{8}</p>',
    `<p>{'Call us'}</p>`,
    '<p>{`${x} for 24 hours`}</p>',
    '<img alt="5,000 customers" />',
  ])('are found in a component: %s', (jsx) => {
    expect(typedTexts(`export const a = (x: string) => ${jsx};`)).toHaveLength(1);
  });
});

const SPOKEN_ATTRIBUTES = /^(?:aria-label|aria-description|alt|title|placeholder|label|hint)$/u;

interface AstNode {
  type: string;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value;

/** Words of a literal or a template; empty for anything else. */
function wordsOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXExpressionContainer') return wordsOf(node['expression']);
  if (node.type === 'Literal' || node.type === 'JSXText') return String(node['value']);
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : [];
  return quasis.map(({ value }) => value.cooked).join('');
}

/** Texts that a component shows by itself: between tags, as literals in braces, and in attributes that are read out. */
function typedTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) visit(inner);
    if (!isNode(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...(node['children'] as unknown[]).map(wordsOf));
    const { name } = (node.type === 'JSXAttribute' ? node['name'] : {}) as { name?: string };
    if (name && SPOKEN_ATTRIBUTES.test(name)) found.push(wordsOf(node['value']));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang: 'tsx' }));
  return found.map((text) => text.trim()).filter((text) => /[\p{L}\d]/u.test(text) && !SHOWN_ALLOWED.has(text));
}

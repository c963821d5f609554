/**
 * Every promise is changed to a figure that no text has, and all documents are drawn anew: the new figure is found in every
 * language, and no sentence of the promise says the old one. Runs after the build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PROMISES, type Promises } from '../../supabase/functions/_shared/facts/promises.ts';
import { defaultLocale, locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { DIST, drawnDocuments, type DrawnDocument } from '../setup/drawn-documents.ts';
import { isNight } from '../setup/night.ts';

/** What pages say. Until when an offer is accepted and how long it holds stands on the offers alone. */
const CHANGED = {
  reply_minutes: 337,
  complaint_days: 338,
  change_hours: 339,
  free_until_hours: 341,
  late_fee_percent: 342,
  landing_waiting_minutes: 343,
  free_waiting_minutes: 344,
  free_delay_hours: 346,
  rest_city: 'haifa',
  rest_margin_before: 347,
  rest_margin_after: 348,
  round_trip_percent: 349,
  most_passengers: 351,
} as const satisfies Partial<Promises>;

const space = String.raw`[\s\u00a0\u202f]?`;
const minutes = `${space}(?:min|דקות)`;
const hours = `${space}(?:hours?|h\\b|heures?|שעות)`;
const waiting = /wait|atten|מחכה|המתנה/iu;

/** How a sentence says the first figure, in figures and in words, and what else it says where so many are many things. */
const SAID: Readonly<Record<keyof typeof CHANGED, readonly [figure: string, about: RegExp]>> = {
  reply_minutes: [
    `(?:30|thirty|trente)${minutes}`,
    /repl|answer|back|price|répon|recontact|prix|תשובה|חוזרים|עונים|מחיר/iu,
  ],
  complaint_days: [
    `(?:14|fourteen|quatorze)${space}(?:working days|jours ouvrés|ימי עבודה)`,
    /complain|réclam|accessib|mal passé|תלונה|נגיש|השתבש/iu,
  ],
  change_hours: [`(?:4|four|quatre)${hours}|ארבע שעות`, /chang|modif|שנות|שינוי/iu],
  free_until_hours: [`(?:24|twenty-four|vingt-quatre)${hours}|24 השעות`, /cancel|annul|בטל|ביטול/iu],
  late_fee_percent: [`50${space}%|half|moitié|מחצית`, /cancel|annul|בטל|ביטול/iu],
  landing_waiting_minutes: [
    `(?:60|sixty|soixante)${minutes}|an hour|une heure`,
    new RegExp(`(?:${waiting.source}).*(?:land|atterri|נחיתה)`, 'iu'),
  ],
  free_waiting_minutes: [`(?:15|fifteen|quinze)${minutes}|רבע שעה|quart d.heure|quarter of an hour`, waiting],
  free_delay_hours: [
    `(?:2|two|deux)${hours}|שעתיים`,
    /(?:delay|late\b|retard|עיכוב|איחור).*(?:free|charge|nothing|supplément|frais|rien|תשלום|תוספת|עול)/iu,
  ],
  rest_city: ['Tel[ -]Aviv|תל אביב', /our rides|nos trajets|הנסיעה האחרונה/iu],
  rest_margin_before: [`(?:60|sixty|soixante)${minutes}`, /our rides|nos trajets|הנסיעה האחרונה/iu],
  rest_margin_after: [`(?:30|thirty|trente)${minutes}`, /nightfall|tombée de la nuit|צאת הכוכבים/iu],
  most_passengers: [
    `(?:20|twenty|vingt|עשרים)(?!${space}(?:%|₪|min|h\\b))`,
    /groups? of up to|groupes? jusqu|groupe de|קבוצ(?:ה|ות) של עד/iu,
  ],
  round_trip_percent: [`10${space}%`, /round trip|both ways|together|aller-retour|הלוך ושוב|החזור/iu],
};
const NEW_TOWN: Record<Locale, string> = { he: 'חיפה', en: 'Haifa', fr: 'Haïfa' };

const figureOf = (name: keyof typeof CHANGED) => new RegExp(String.raw`(?<![\d.,:/–-])(?:${SAID[name][0]})`, 'iu');
const NAMES = Object.keys(CHANGED) as (keyof typeof CHANGED)[];

/** The sentences of a text that say the first figure of a promise. */
const saysFirst = (name: keyof typeof CHANGED, sentence: string) =>
  figureOf(name).test(sentence) && SAID[name][1].test(sentence);

/** How a sentence says that the business rests on Shabbat and holidays. */
const RESTS: Record<Locale, RegExp> = {
  he: /24\/6|שישה ימים בשבוע|אנחנו (?:לא נוסעים|נחים)|ניסע (?:רק )?במוצאי שבת|חוץ משבת ומחגי|סגור בשבת ובחגי ישראל/u,
  en: /24\/6|six days a week|we (?:do not|can only) drive|we drive you once|(?:except|closed) (?:on )?Shabbat (?:and|&)|booked cars (?:are|have)|nor booked car/iu,
  fr: /6.?j\/7|six jours sur sept|nous (?:ne roulons|nous reposons)|nos (?:voitures|chauffeurs|trajets) (?:s’arrêtent|se )|(?:sauf|hors) (?:pendant )?(?:le )?chabbat et (?:les )?(?:fêtes|jours de fête)/iu,
};

/** A document's texts: what is read, its head, and what search engines read, element by element and sentence by sentence. */
function sentencesOf(html: string): string[] {
  const attributes = Array.from(html.matchAll(/ (?:content|alt|aria-label)="([^"]*)"/gu), ([, text = '']) => text);
  const data = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu), ([, json = '']) =>
    Array.from(json.matchAll(/"(?:text|description|name)":"((?:[^"\\]|\\.)*)"/gu), ([, text = '']) => text),
  ).flat();
  const read = html
    .replaceAll(/<(?:script|style)[^>]*>.*?<\/(?:script|style)>/gsu, '\n')
    .replaceAll(/<\/?(?:a|b|bdi|em|span|strong)(?: [^>]*)?>|<!--.*?-->/gu, '')
    .replaceAll(/<[^>]*>/gu, '\n');
  return [...attributes, ...data, ...read.split('\n')]
    .map((text) => text.replaceAll('&#x27;', '’').trim())
    .filter(Boolean)
    .flatMap((text) => text.split(/(?<=[.!?])\s/u));
}

interface Page {
  file: string;
  language: Locale;
  sentences: string[];
}

const pageOf = ({ file, html }: Pick<DrawnDocument, 'file' | 'html'>): Page => ({
  file,
  language: (/<html lang="(\w+)"/u.exec(html)?.[1] ?? 'he') as Locale,
  sentences: sentencesOf(html),
});

describe('a promise that is changed', () => {
  let drawn: DrawnDocument[];
  let pages: Page[];
  beforeAll(async () => {
    drawn = await drawnDocuments({ version: 4711, promises: { ...FIRST_PROMISES, ...CHANGED } });
    expect(drawn.length).toBeGreaterThan(100);
    pages = drawn.map(pageOf);
  });

  it('adds at most three quarters of a kilobyte to a document, with the twelve others', () => {
    expect(drawn.filter(({ added }) => added > 768).map(({ file, added }) => ({ file, added }))).toEqual([]);
  });

  it('moves the hours by which one has landed on a Friday', () => {
    const { sentences = [] } = pages.find(({ file }) => file === 'en/jerusalem.html') ?? {};
    // Candles before half past four in the afternoon, less margin, rush hour and hall.
    expect(sentences.find((one) => one.startsWith('On a Friday, a flight that lands by'))).toMatch(/lands by 0[789]:/u);
  });

  it.each(NAMES)('%s is said by its new figure in every language', (name) => {
    for (const locale of locales) {
      const figure = name === 'rest_city' ? NEW_TOWN[locale] : String(CHANGED[name]);
      const saying = pages.filter(
        ({ language, sentences }) => language === locale && sentences.some((one) => one.includes(figure)),
      );
      expect(saying.length, locale).toBeGreaterThan(0);
    }
  });

  it.each(NAMES)('%s is nowhere said by the old one', (name) => {
    const found = pages.flatMap(({ file, sentences }) =>
      sentences.filter((one) => saysFirst(name, one)).map((one) => `${file}: ${one}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('leaves no name of a promise in braces', () => {
    const left = pages.flatMap(({ file, sentences }) =>
      sentences.filter((one) => /\{[a-z]+[ _][^}]*\}/u.test(one)).map((one) => `${file}: ${one}`),
    );
    expect(left).toEqual([]);
  });
});

describe('days of rest', () => {
  const resting = (pages: readonly Page[], locale: Locale) =>
    pages.flatMap(({ file, language, sentences }) =>
      language === locale ? sentences.filter((one) => RESTS[locale].test(one)).map((one) => `${file}: ${one}`) : [],
    );

  it('are said by many pages while there are any, and by none once there are none', async () => {
    // By day in the language of the audience.
    const looked = isNight ? locales : [defaultLocale];
    const promises: Promises = { ...FIRST_PROMISES, rest_city: 'none' };
    const others = new RegExp(`^(?:${locales.filter((locale) => !looked.includes(locale)).join('|')})[/.]`, 'u');
    const isLooked = (file: string) => looked.length === locales.length || !others.test(file);
    const none = (await drawnDocuments({ promises }, isLooked)).map(pageOf);
    const kept = none.map(({ file }) => pageOf({ file, html: readFileSync(path.join(DIST, file), 'utf8') }));
    for (const locale of looked) {
      expect(new Set(resting(kept, locale)).size, locale).toBeGreaterThan(50);
      expect(resting(none, locale)).toEqual([]);
    }
  });
});

it.each([
  ['reply_minutes', 'We answer every request within 30 minutes.'],
  ['complaint_days', 'נבדוק תלונה בתוך 14 ימי עבודה.'],
  ['change_hours', 'Vous modifiez le trajet jusqu’à 4 heures avant.'],
  ['free_until_hours', 'ביטול בלי תשלום עד 24 שעות לפני הנסיעה.'],
  ['late_fee_percent', 'L’annulation coûte 50 % du prix.'],
  ['landing_waiting_minutes', 'The driver waits sixty minutes from the landing.'],
  ['free_waiting_minutes', 'הנהג מחכה רבע שעה.'],
  ['free_delay_hours', 'עיכוב של עד שעתיים לא עולה לכם כלום.'],
  ['rest_city', 'Our rides end before candle lighting in Tel Aviv.'],
  ['rest_margin_before', 'Nos trajets se terminent 60 minutes avant.'],
  ['rest_margin_after', 'We drive again 30 minutes after nightfall.'],
  ['round_trip_percent', '10% off when you book both ways.'],
] as const)('a figure of %s that was typed by hand is caught: %s', (name, sentence) => {
  expect(saysFirst(name, sentence)).toBe(true);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { itineraryFacts } from '../../src/content/itineraries/facts.ts';
import { itineraries } from '../../src/content/itineraries/index.ts';
import type { ItineraryContent, ItineraryTexts } from '../../src/content/itineraries/itinerary-content.ts';
import { restKeys } from '../../src/content/rest-keys.ts';
import { findPage } from '../../src/content/pages/index.ts';
import type { ItineraryMessages } from '../../src/i18n/messages/he/itinerary.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';

const ART = path.resolve(import.meta.dirname, '../../src/art');

const contents = import.meta.glob<ItineraryContent>('../../src/content/itineraries/*/??.ts', {
  import: 'content',
});
const messageFiles = import.meta.glob<ItineraryMessages>('../../src/i18n/messages/*/itinerary.ts', {
  import: 'messages',
});
const contentOf = (slug: string, locale: Locale) => contents[`../../src/content/itineraries/${slug}/${locale}.ts`]!();
/** What the page says below its first screen. */
async function longTextsOf(slug: string, locale: Locale): Promise<ItineraryTexts> {
  const content = await contentOf(slug, locale);
  const keys = Object.keys(restKeys.itineraries) as (keyof ItineraryTexts)[];
  return Object.fromEntries(keys.map((key) => [key, content[key]])) as unknown as ItineraryTexts;
}
const messagesIn = (locale: Locale) => messageFiles[`../../src/i18n/messages/${locale}/itinerary.ts`]!();

/** What these routes promise (docs/spec/public-site.md#pages), word for word. */
const TABLE: Readonly<Partial<Record<string, { difficulty: string; stops: readonly (readonly [string, string])[] }>>> =
  {
    'galilee-kinneret': {
      difficulty: 'Easy',
      stops: [
        ['Old Safed', 'about 2 hours'],
        ['Tiberias and Maimonides’ tomb', 'about 1 hour'],
        ['Capernaum', 'about 1h15'],
        ['Ofir lookout', 'about 30 min'],
      ],
    },
    'coastal-time-journey': {
      difficulty: 'Easy-Moderate',
      stops: [
        ['Caesarea', '2.5 hours'],
        ['Ramat Hanadiv gardens', '1h15'],
        ['Acre old city', '2.5 hours'],
        ['Rosh Hanikra', '1h15'],
      ],
    },
    'jerusalem-dead-sea': {
      difficulty: 'Easy-Moderate',
      stops: [
        ['Mount of Olives lookout', '30 min'],
        ['Old City', '2.5-3 hours'],
        ['Judean desert drive', 'about 1 hour'],
        ['Dead Sea beach', 'about 2 hours'],
      ],
    },
  };

/** "about 1h15" as minutes. */
function readStay(text: string) {
  const isRough = text.startsWith('about ');
  const [, from, to] = /^([\d.]+)(?:-([\d.]+))? hours?$/u.exec(text.replace('about ', '')) ?? [];
  if (from) return { isRough, minutes: Number(from) * 60, upTo: to ? Number(to) * 60 : undefined };
  const [, hours = '0', minutes = '0'] = /^(?:(\d)h)?(\d+)(?: min)?$/u.exec(text.replace('about ', '')) ?? [];
  return { isRough, minutes: Number(hours) * 60 + Number(minutes), upTo: undefined };
}

/** Every text of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(itineraries)('$slug', ({ slug, path, name }) => {
  const promised = TABLE[slug];

  it('has a page that search engines find', () => {
    expect(findPage(path, 'he')).toMatchObject({ page: 'itinerary', schema: 'itinerary' });
  });

  it.runIf(promised)('has the times and the difficulty that it promises', async () => {
    const { stops, difficulty } = itineraryFacts[slug];
    expect(
      stops.map(({ stay }) => ({ isRough: stay.isRough ?? false, minutes: stay.minutes, upTo: stay.upTo })),
    ).toEqual(promised?.stops.map(([, stay]) => readStay(stay)));
    expect((await messagesIn('en')).difficulty[difficulty]).toBe(promised?.difficulty);
  });

  it.runIf(promised)('has the stops that it promises, in English', async () => {
    const { stops } = await longTextsOf(slug, 'en');
    expect(stops.map(({ title }) => title)).toEqual(promised?.stops.map(([title]) => title));
  });

  it.each(locales)('has four whole stops and the perfect experience in %s', async (locale) => {
    const content = await contentOf(slug, locale);
    const texts = await longTextsOf(slug, locale);
    expect(texts.stops).toHaveLength(4);
    expect(textsOf([content, texts]).filter((text) => text.trim() === '')).toEqual([]);
    const english = await longTextsOf(slug, 'en');
    expect(texts.stops.map((stop) => stop.content.length)).toEqual(english.stops.map((stop) => stop.content.length));
    expect(Object.keys(texts.perfectExperience)).toEqual(['title', 'subtitle', 'description', 'conclusion']);
  });

  it.each(locales)('opens the chat in %s with the name of the route', async (locale) => {
    const content = await contentOf(slug, locale);
    expect(content.name).toBe(name[locale]);
    expect(content.chat).toContain(name[locale]);
  });

  it.each(locales)('leaves no text in another language than %s', async (locale) => {
    const texts = textsOf(await longTextsOf(slug, locale));
    const stray = (text: string) =>
      localeRegistry[locale].script === 'hebrew' ? /\p{Script=Latin}{3,}/u.test(text) : /\p{Script=Hebrew}/u.test(text);
    expect(texts.filter(stray)).toEqual([]);
  });
});

describe('pictures of the stops', () => {
  const names = Object.values(itineraryFacts).flatMap(({ stops }) => stops.map(({ picture }) => picture));

  it('are each of one stop, and no page shows one twice', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !existsSync(path.join(ART, `${name}.svg`)))).toEqual([]);
    const drawn = readdirSync(path.join(ART, 'stops')).map((file) => `stops/${file.replace('.svg', '')}`);
    expect(names.filter((name) => name.startsWith('stops/')).toSorted()).toEqual(drawn.toSorted());
  });

  it.each(names)('%s arrives as six kilobytes at most', (name) => {
    expect(brotliCompressSync(readFileSync(path.join(ART, `${name}.svg`))).length).toBeLessThanOrEqual(6000);
  });
});

describe('recommended times', () => {
  it.each(locales)('are said in words in %s, and differ', async (locale) => {
    const { stay } = await messagesIn(locale);
    const all = Object.values(itineraryFacts).flatMap(({ stops }) =>
      stops.map((stop) => ({
        key: JSON.stringify(stop.stay),
        text: stay(stop.stay.minutes, stop.stay.isRough ?? false, stop.stay.upTo),
      })),
    );
    const byStay = new Map(all.map(({ key, text }) => [key, text]));
    expect(new Set(byStay.values()).size).toBe(byStay.size);
    // Minutes by the hundred would mean that a time has no words.
    for (const { text } of all) expect(text).not.toMatch(/\d{3}|undefined/u);
  });
});

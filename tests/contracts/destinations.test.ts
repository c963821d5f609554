/** What every destination's page owes its reader: texts of a size, facts that agree with them, ways on that exist. */
import { describe, expect, it } from 'vitest';
import { dayFacts } from '../../src/content/destinations/day-facts.ts';
import type { DestinationContent } from '../../src/content/destinations/destination-content.ts';
import { roadFacts } from '../../src/content/destinations/facts.ts';
import { destinations } from '../../src/content/destinations/index.ts';
import { dearer, meterFare, meterFor, quoted } from '../../src/content/fares/index.ts';
import { findPage } from '../../src/content/pages/index.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { KNOWN_PLACES } from '../../supabase/functions/_shared/places/known-places.ts';

const contents = import.meta.glob<DestinationContent>('../../src/content/destinations/*/??.ts', {
  import: 'content',
});

const contentOf = (slug: string, locale: Locale) => {
  const load = contents[`../../src/content/destinations/${slug}/${locale}.ts`];
  if (!load) throw new Error(`${slug} has no ${locale}.ts`);
  return load();
};
/** What the page says below its first screen. */
const longTextsOf = async (slug: string, locale: Locale) => {
  const { ride, sights, tips } = await contentOf(slug, locale);
  return { ride, sights, tips };
};
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf);
const isOrdered = ([from, to]: readonly [number, number]) => from > 0 && from < to;

describe.each(destinations)('$slug', ({ slug, path, name, tagline }) => {
  it('is a page of the site', () => {
    expect(findPage(path, 'he')?.content).toBe(`destinations/${slug}`);
  });

  it('is suggested by the form, by the same name', () => {
    expect(KNOWN_PLACES[slug]).toEqual(name);
  });

  it.each(locales)('bears the name that the menus give it in %s, and asks in the chat for itself', async (locale) => {
    const content = await contentOf(slug, locale);
    expect(content.slug).toBe(slug);
    expect(content.name).toBe(name[locale]);
    expect(content.tagline).toBe(tagline[locale]);
    const withoutArticle = name[locale].replace(/^The /u, '');
    expect(content.chat.toLowerCase()).toContain(withoutArticle.toLowerCase());
  });

  it('is written in each language, not repeated from another', async () => {
    const [he, en, fr] = await Promise.all(locales.map((locale) => longTextsOf(slug, locale)));
    // Names may be the same in two languages; sentences may not.
    const sentences = [he, en, fr].flatMap(stringsOf).filter((text) => text.length > 40);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('states ranges in order, a time for each sight', async () => {
    const { km, clear, rush } = roadFacts[slug];
    const { visits, nearby } = dayFacts[slug];
    for (const range of [km, clear, rush, ...visits, ...nearby.map(({ minutes }) => minutes)])
      expect(isOrdered(range), String(range)).toBe(true);
    expect(rush[0]).toBeGreaterThan(clear[0]);
    expect(rush[1]).toBeGreaterThan(clear[1]);
    // Nobody is promised an average above the speed limit of a motorway.
    expect((km[0] / clear[0]) * 60).toBeLessThan(110);
    for (const locale of locales) expect((await longTextsOf(slug, locale)).sights.items).toHaveLength(visits.length);
  });

  it('leads on to four other destinations, as far away as they say of it', () => {
    const slugs = dayFacts[slug].nearby.map((neighbour) => neighbour.slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).not.toContain(slug);
    for (const { slug: other, minutes } of dayFacts[slug].nearby) {
      const back = dayFacts[other].nearby.find((neighbour) => neighbour.slug === slug);
      if (back) expect(minutes, `${slug} – ${other}`).toEqual(back.minutes);
    }
  });
});

describe('fares', () => {
  it('are computed for every place, higher with every tariff and in the rush', () => {
    for (const { slug } of destinations) {
      const day = meterFare(slug, 'a', 'clear');
      const dearerOnes = [meterFare(slug, 'a', 'rush'), meterFare(slug, 'b', 'clear'), meterFare(slug, 'c', 'clear')];
      expect([day, ...dearerOnes].every(isOrdered), slug).toBe(true);
      for (const other of dearerOnes) expect(other[0], slug).toBeGreaterThan(day[0]);
      expect(meterFare(slug, 'c', 'clear')[1], slug).toBeGreaterThan(meterFare(slug, 'b', 'clear')[1]);
    }
  });

  it('add up start, minutes, kilometres and the airport’s fee by the tariff of 1 April 2025', () => {
    expect(meterFare('tel-aviv', 'a', 'clear')).toEqual([94, 122]);
    expect(meterFare('tel-aviv', 'a', 'rush')).toEqual([134, 183]);
    expect(meterFare('jerusalem', 'c', 'clear')).toEqual([271, 313]);
    expect(meterFor(20, 25, 'a')).toBeCloseTo(108.27, 2);
    expect(dearer).toEqual({ b: 19, c: 40 });
  });

  it('are reported for three places only', () => {
    expect(quoted).toEqual({
      confirm: true,
      reported: { 'tel-aviv': [200, 280], jerusalem: [350, 450], haifa: [650, 800] },
    });
  });
});

it.each(locales)('the churches by the lake, which close at midday, come first in %s', async (locale) => {
  const { sights } = await longTextsOf('tiberias', locale);
  const churches = { he: /הר האושר/u, en: /Beatitudes/u, fr: /Béatitudes/u }[locale];
  expect(sights.items.findIndex(({ name }) => churches.test(name))).toBe(0);
  expect(dayFacts.tiberias.visits[0]).toEqual([90, 150]);
});

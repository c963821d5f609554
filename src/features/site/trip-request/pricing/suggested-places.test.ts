import { describe, expect, it } from 'vitest';
import { samplePrices } from '../../../../../tests/fixtures/sample-prices';
import { findZone } from '../../../../../supabase/functions/_shared/places/price-zones';
import { KNOWN_PLACES } from '@/data/submit-lead';
import { locales, type Locale } from '@/i18n/locales';
import { matchingPlaces, placesOf } from './suggested-places';

const list = samplePrices();
const found = (typed: string, locale: Locale = 'en') => matchingPlaces(placesOf(list, locale), typed);
const names = (typed: string, locale: Locale = 'en') => found(typed, locale).map(({ text }) => text);

describe('the suggestions', () => {
  it.each(locales)('name every priced place once in %s, then stations and ports', (locale) => {
    const texts = names('', locale);
    expect(texts.slice(0, list.zones.length)).toEqual(list.zones.map(({ name }) => name[locale]));
    expect(new Set(texts).size).toBe(texts.length);
    for (const known of Object.values(KNOWN_PLACES)) expect(texts).toContain(known[locale]);
  });

  it.each(locales)('chosen, mean the place of their name in %s: the text is all that is sent', (locale) => {
    for (const { id, name } of list.zones) expect(findZone(list.zones, name[locale])?.id).toBe(id);
  });

  it('are the known places while there is no list', () => {
    expect(placesOf(null, 'fr').first.map(({ text }) => text)).toEqual(Object.values(KNOWN_PLACES).map(({ fr }) => fr));
  });

  it.each([
    ['tel', 'en', 'Tel Aviv'],
    ['תל', 'en', 'Tel Aviv'],
    ['Jaffa', 'he', 'תל אביב'],
    ['יפו', 'fr', 'Tel-Aviv'],
    ['jeru', 'fr', 'Jérusalem'],
    ['JÉRUSALEM', 'he', 'ירושלים'],
    ['נתבג', 'en', 'Ben Gurion Airport, Terminal 3'],
    ['נתב"ג', 'fr', 'Aéroport Ben Gourion, terminal 3'],
    ['tel-avi', 'he', 'תל אביב'],
    ['beersheba', 'he', 'באר שבע'],
    ['beer-she', 'fr', 'Beer-Sheva'],
    ['mer m', 'he', 'ים המלח'],
  ] as const)('"%s" in %s finds %s', (typed, locale, text) => {
    expect(names(typed, locale)).toContain(text);
  });

  it('begin with the names that begin so, and say why a name is there that does not show it', () => {
    expect(found('ha')[0]).toMatchObject({ text: 'Haifa', note: undefined });
    expect(names('Jaffa').slice(0, 3)).toEqual(['Tel Aviv', 'Jerusalem', 'Jaffa Gate']);
    expect(found('Yafo')[0]).toMatchObject({ text: 'Tel Aviv', note: 'Yafo' });
  });

  it.each([
    ['mamil', 'en', 'Mamilla Hotel'],
    ['ממיל', 'fr', 'Hôtel Mamilla'],
    ['ichilov', 'he', 'איכילוב'],
    ['caesar', 'en', 'Caesarea'],
    ['Мамил', 'en', 'Mamilla Hotel'],
  ] as const)('"%s" in %s finds %s among sights, hotels and localities', (typed, locale, text) => {
    expect(names(typed, locale).some((name) => name.includes(text))).toBe(true);
  });

  it.each(locales)('of a text mean one place with a price, and are few (%s)', (locale) => {
    const further = ['ra', 'be', 'kf', 'ב', 'קר', 'мо', 'hôtel'].flatMap((typed) => {
      const texts = names(typed, locale);
      if (typed.length > 1) expect(texts.length).toBeLessThanOrEqual(12);
      return texts;
    });
    const known = new Set<string>(Object.values(KNOWN_PLACES).map((name) => name[locale]));
    expect(further.filter((text) => !known.has(text) && !findZone(list.zones, text))).toEqual([]);
  });

  it('are none for an address, for what no place is called, and for a name that stands there', () => {
    expect(names('tel aviv')).toEqual([]);
    expect(names('34 Emek Refaim, Jerusalem')).toEqual([]);
    expect(names('Atlantis')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  ASKED,
  CODES,
  NO_PLACE,
  ONE_OF_SEVERAL,
  PLACE_SPELLINGS,
} from '../../../../tests/fixtures/place-spellings';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { locales } from '../words/locales';
import { LARGE_TERRITORY_TOWNS, SMALL_TERRITORY_TOWNS } from './localities';
import { findZone, unpricedPlace } from './price-zones';
import { UNPRICED_PLACES } from './unpriced-places';

const { zones } = samplePrices();

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
/** How one name is typed by different people. */
const VARIANTS: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => bare(name),
  (name) => name.normalize('NFD'),
  (name) => name.replace(/[-–־]/gu, ' '),
  (name) => name.replace(/(?<=\p{L}) (?=\p{L})/gu, '-'),
  (name) => name.replace(/["״”]/gu, '״').replace(/['׳]/gu, '’'),
  (name) => name.replace(/[״”]/gu, '"').replace(/[’׳]/gu, "'"),
  (name) => `  ${name} `,
  (name) => `${name}.`,
  (name) => `\u200F${name}\u200E`,
  (name) => `${name}, ${name}`,
];

describe.each(locales)('places as they are written in %s', (language) => {
  const spellings = Object.entries(PLACE_SPELLINGS[language]).flatMap(([zone, names]) =>
    names.map((name) => ({ zone, name })),
  );

  it('are found by each spelling, alone and within an address', () => {
    const written = spellings.flatMap(({ zone, name }) => [
      { zone, text: name },
      ...ADDRESSES[language]
        .map((address) => ({ zone, text: address(name) }))
        .filter(({ text }) => !CODES.includes(name) || !/\d/u.test(text)),
    ]);
    expect(written.length).toBeGreaterThanOrEqual(300);
    const found = written.map(({ text }) => ({ zone: findZone(zones, text)?.id ?? null, text }));
    expect(found).toEqual(written);
  });

  it('are found with other cases, accents, quotation marks and hyphens, and with what people write around them', () => {
    const written = spellings.flatMap(({ zone, name }) =>
      [...new Set(VARIANTS.map((vary) => vary(name)))].map((text) => ({ zone, text })),
    );
    expect(written.length).toBeGreaterThanOrEqual(300);
    const found = written.map(({ text }) => ({ zone: findZone(zones, text)?.id ?? null, text }));
    expect(found).toEqual(written);
  });

  it('are all there', () => {
    expect(new Set(spellings.map(({ zone }) => zone))).toEqual(new Set(zones.map(({ id }) => id)));
  });

  it.each(NO_PLACE[language])('say nothing in "%s"', (text) => {
    expect(findZone(zones, text)?.id ?? null).toBeNull();
  });
});

const ids = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [text, findZone(zones, text)?.id ?? null]));
const all = (texts: readonly string[], id: string | null) => Object.fromEntries(texts.map((text) => [text, id]));

describe('an address that names more than one place', () => {
  it.each(Object.entries(ONE_OF_SEVERAL))(
    'means %s, where the others are streets, gates, hotels or the same zone',
    (id, texts) => {
      expect(ids(texts)).toEqual(all(texts, id));
    },
  );

  it.each(Object.entries(ASKED))('has no price as %s', (_, texts) => {
    expect(ids(texts)).toEqual(all(texts, null));
  });

  it.each(CODES)('does not mean the airport by %s beside a street', (code) => {
    expect(ids([`12 Herzl Street, ${code}`, `Jaffa Street 30, ${code}`])).toEqual(
      all([`12 Herzl Street, ${code}`, `Jaffa Street 30, ${code}`], null),
    );
  });

  it('has no price with any place that no list prices, in front of a town of the list or behind it', () => {
    const territories = [LARGE_TERRITORY_TOWNS, SMALL_TERRITORY_TOWNS].flatMap((list) => list.split(/[|\n]/u));
    const unpriced = [...UNPRICED_PLACES, ...territories];
    expect(unpriced.length).toBeGreaterThan(1000);
    const texts = unpriced.flatMap((name) => [`${name}, Jerusalem`, `Tel Aviv, ${name}`]);
    expect(texts.filter((text) => findZone(zones, text) !== null)).toEqual([]);
  });

  it('has no price for a town in America, and one for an embassy of that name in a town of the list', () => {
    const abroad = ['Nazareth, PA, USA', 'Jerusalem, United States', 'נצרת, ארה״ב', 'Nazareth, États-Unis'];
    const embassies = ['United States Embassy, Jerusalem', 'שגרירות ארה״ב, ירושלים'];
    expect(ids([...abroad, ...embassies])).toEqual({ ...all(abroad, null), ...all(embassies, 'jerusalem') });
  });

  it('means a place of the list whose name is longer than that of one without a price', () => {
    const galilee = { he: 'בית לחם הגלילית', en: 'Bethlehem of Galilee', fr: 'Bethléem de Galilée' };
    const longer = [...zones, { id: 'galilee', kind: 'city', name: galilee, aliases: [] } as const];
    for (const name of Object.values(galilee)) expect(findZone(longer, name)?.id).toBe('galilee');
    expect(findZone(longer, 'Bethlehem')).toBeNull();
  });
});

describe('a place without a price', () => {
  it.each([
    ['רעננה, אחוזה 100', 'רעננה'],
    ['אחוזה 100, רעננה', 'רעננה'],
    ['ברעננה', 'רעננה'],
    ['Ra’anana', 'Ra’anana'],
    ['12 Sokolov Street, Herzliya', 'Herzliya'],
    ['Герцлия', 'Герцлия'],
    ['Jericho, Dead Sea', 'Jericho'],
  ])('is understood in "%s"', (text, place) => {
    expect(unpricedPlace(zones, text)).toBe(place);
  });

  it.each(['Tel Aviv', 'our hotel', 'Иерусалим', 'Tel Aviv or Jerusalem', 'airport hotel', ''])(
    'is none where the list knows the place, or the text names none: "%s"',
    (text) => {
      expect(unpricedPlace(zones, text)).toBeNull();
    },
  );
});

describe('a place that was chosen', () => {
  it('is the zone of that id, or none', () => {
    expect(findZone(zones, { zone: 'haifa' })?.name.fr).toBe('Haïfa');
    expect(findZone(zones, { zone: 'atlantis' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  ASKED,
  CODES,
  NO_PLACE,
  ONE_OF_SEVERAL,
  PLACE_SPELLINGS,
} from '../../../../tests/fixtures/place-spellings';
import { NO_ADDRESSES, PLACE_TEXTS, WELL_KNOWN } from '../../../../tests/fixtures/place-texts';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { locales } from '../words/locales';
import { BEYOND_THE_LINE } from './localities';
import { findZone, readPlace } from './price-zones';
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

  it('are there for every place with a page, and every airport', () => {
    const withPages = zones.filter(({ kind, destination }) => kind === 'airport' || destination);
    expect(new Set(spellings.map(({ zone }) => zone))).toEqual(new Set(withPages.map(({ id }) => id)));
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
    const territories = BEYOND_THE_LINE.split(/[|\n*]/u).filter((name) => name !== '');
    const unpriced = [...UNPRICED_PLACES, ...territories];
    expect(unpriced.length).toBeGreaterThan(700);
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

/** The zone that a text means, what is asked about it, or that it has no price. */
function meaningOf(text: string): string {
  const reading = readPlace(zones, text);
  if (reading.outcome === 'zone') return reading.zone.id;
  return reading.outcome === 'question' ? reading.about : reading.outcome;
}

describe('texts as people type them', () => {
  const checked = Object.values(PLACE_TEXTS).flatMap((byMeaning) =>
    Object.entries(byMeaning).flatMap(([meaning, texts]) => texts.split('\n').map((text) => ({ text, meaning }))),
  );

  it('are five hundred and more in five languages, each with the zone that is meant, or with what is asked', () => {
    expect(checked.length).toBeGreaterThanOrEqual(500);
    expect(Object.keys(PLACE_TEXTS)).toHaveLength(5);
    expect(checked.map(({ text }) => ({ text, meaning: meaningOf(text) }))).toEqual(checked);
  });

  it('mean the same behind spaces and signs, and in capitals', () => {
    const changed = checked.flatMap(({ text, meaning }) =>
      [`  ${text} `, `${text}.`, `\u200F${text}\u200E`, text.toUpperCase(), text.normalize('NFD')].map((typed) => ({
        text: typed,
        meaning,
      })),
    );
    expect(changed.map(({ text }) => ({ text, meaning: meaningOf(text) }))).toEqual(changed);
  });

  it('find a zone or the question in which town, where they are well known: at least 57 of 62', () => {
    expect(WELL_KNOWN).toHaveLength(62);
    const found = WELL_KNOWN.filter((text) => [...zones.map(({ id }) => id), 'town'].includes(meaningOf(text)));
    expect(found.length).toBeGreaterThanOrEqual(57);
  });

  it.each(Object.entries(NO_ADDRESSES))('that are no address are asked about as %s', (about, texts) => {
    expect(texts.map((text) => [text, meaningOf(text)])).toEqual(texts.map((text) => [text, about]));
  });

  it.each([
    ['ממילא', { he: 'מלון ממילא', en: 'Mamilla Hotel', fr: 'Hôtel Mamilla' }],
    ['Herzl 5, Rishon', { he: 'ראשון לציון', en: 'Rishon LeZion', fr: 'Rishon LeTsion' }],
    ['Раанана', { he: 'רעננה', en: 'Ra’anana', fr: 'Raanana' }],
    ['TLV', { he: 'נתב״ג, טרמינל 3', en: 'Ben Gurion Airport, Terminal 3', fr: 'Aéroport Ben Gourion, terminal 3' }],
  ])('say what was understood in every language: "%s"', (text, label) => {
    expect(readPlace(zones, text)).toMatchObject({ outcome: 'zone', label });
  });

  it.each([
    ['Majdal Shams, main street', 'unpriced', 'Majdal Shams'],
    ['Jericho, Dead Sea', 'stop', 'Jericho'],
    ['לרמאללה', 'stop', 'רמאללה'],
  ])('name the place that has no price as it was typed: "%s"', (text, outcome, place) => {
    expect(readPlace(zones, text)).toEqual({ outcome, place });
  });
});

describe('the owner of a list', () => {
  const withName = (id: string, name: string) =>
    zones.map((zone) => (zone.id === id ? { ...zone, aliases: [...zone.aliases, name] } : zone));

  it('moves a locality to another zone by its name, and opens a place where no car goes by default', () => {
    expect(findZone(withName('herzliya', 'Ra’anana'), '5 Ahuza St, Raanana')?.id).toBe('herzliya');
    expect(findZone(withName('jerusalem', 'Ma’ale Adumim'), 'Ma’ale Adumim')?.id).toBe('jerusalem');
  });

  it('closes a locality by taking its zone out of the list', () => {
    const without = zones.filter(({ id }) => id !== 'kfar-saba');
    expect(readPlace(without, 'Hod HaSharon')).toEqual({ outcome: 'unpriced', place: 'Hod HaSharon' });
  });
});

describe('a place that was chosen', () => {
  it('is the zone of that id, or none', () => {
    expect(findZone(zones, { zone: 'haifa' })?.name.fr).toBe('Haïfa');
    expect(findZone(zones, { zone: 'atlantis' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { ADDRESSES, NO_PLACE, PLACE_SPELLINGS } from '../../../tests/fixtures/place-spellings';
import { samplePrices } from '../../../tests/fixtures/sample-prices';
import { locales } from './locales';
import { findZone } from './price-zones';

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
      ...ADDRESSES[language].map((address) => ({ zone, text: address(name) })),
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

describe('a place that was chosen', () => {
  it('is the zone of that id, or none', () => {
    expect(findZone(zones, { zone: 'haifa' })?.name.fr).toBe('Haïfa');
    expect(findZone(zones, { zone: 'atlantis' })).toBeNull();
  });
});

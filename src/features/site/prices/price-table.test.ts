import { describe, expect, it } from 'vitest';
import { destinationSlugs } from '@/content/destinations/slugs';
import type { PriceList } from '@/data/price-list';
import { locales } from '@/i18n/locales';
import { priceTrip } from '../../../../supabase/functions/_shared/price/price';
import { pricesOfThreeClasses, samplePrices } from '../../../../tests/fixtures/sample-prices';
import { priceTable } from './price-table';

const list: PriceList = { ...pricesOfThreeClasses(), version: 7, is_sample: false };
const withNumbers = (
  part: 'day' | 'night',
  car: string,
  numbers: (price: number | null) => number | null,
): PriceList => ({
  ...list,
  [part]: { ...list[part], [car]: list[part][car]?.map((price) => numbers(price)) ?? [] },
});

/** A working day; nobody rests on it. */
const trip = (slug: string, time: string, passengers: number) =>
  priceTrip(
    list,
    {
      service: 'airport_pickup',
      from: { zone: 'ben-gurion' },
      to: { zone: slug },
      day: '2027-03-16',
      time,
      passengers,
      luggage: 0,
    },
    [],
  );

describe('the prices of a page', () => {
  it.each(destinationSlugs)('are those that a trip to %s is calculated with, by day and by night', (slug) => {
    const [fromBenGurion] = priceTable(list, 'en', slug)?.groups ?? [];
    expect(fromBenGurion?.rows).toHaveLength(3);
    for (const { seats = 0, day, night } of fromBenGurion?.rows ?? []) {
      expect(trip(slug, '12:00', seats)).toMatchObject({ outcome: 'priced', total_agorot: day * 100 });
      expect(trip(slug, '02:00', seats)).toMatchObject({ outcome: 'priced', total_agorot: night * 100 });
    }
    const all = priceTable(list, 'en', undefined)?.groups[0];
    const zone = list.zones.find(({ destination }) => destination === slug);
    expect(all?.rows.find(({ name }) => name === zone?.name.en)?.day).toBe(fromBenGurion?.rows[0]?.day);
  });

  it.each(locales)('name the airport, the vehicles and the places in %s', (locale) => {
    const { classes } = samplePrices();
    const airport = { he: 'נתב״ג', en: 'Ben Gurion Airport', fr: 'Aéroport Ben Gourion' }[locale];
    const table = priceTable(samplePrices(), locale, 'jerusalem');
    expect(table).toMatchObject({ version: 1, isSample: true });
    expect(table?.groups.map(({ name }) => name)).toEqual([airport]);
    expect(table?.groups[0]?.rows).toMatchObject([{ name: classes[0]?.name[locale], seats: 8 }]);
    const [all, ...others] = priceTable(samplePrices(), locale, undefined)?.groups ?? [];
    expect(others).toEqual([]);
    expect(all).toMatchObject({ name: classes[0]?.name[locale], seats: 8 });
    expect(all?.rows).toHaveLength(destinationSlugs.length);
  });

  it('name the terminal where the other one has prices of its own, or another name', () => {
    const nameWith = (changes: { like?: undefined; name?: { he: string; en: string; fr: string } }) => {
      const zones = list.zones.map((zone) => (zone.id === 'ben-gurion-1' ? { ...zone, ...changes } : zone));
      const shown = zones.filter(({ id }) => id !== 'ben-gurion-1' || !('like' in changes));
      return priceTable({ ...list, zones: shown }, 'en', 'haifa')?.groups[0]?.name;
    };
    const other = 'Airport City';
    expect(nameWith({ like: undefined })).toBe('Ben Gurion Airport, Terminal 3');
    expect(nameWith({ name: { he: other, en: other, fr: other } })).toBe('Ben Gurion Airport, Terminal 3');
  });

  it('begin at another airport too, where that is nearer', () => {
    const names = priceTable(list, 'en', 'eilat')?.groups.map(({ name }) => name);
    expect(names).toEqual(['Ben Gurion Airport', 'Ramon Airport']);
  });

  it('have a column for the night only where its prices differ', () => {
    const same: PriceList = { ...list, day: list.day, night: list.day };
    expect(priceTable(same, 'en', 'haifa')?.night).toBeUndefined();
    const raised = {
      ...same,
      night: { ...list.day, minibus: list.day['minibus']?.map((price) => (price ?? 0) + 50) ?? [] },
    };
    expect(priceTable(raised, 'en', 'haifa')?.night).toBe('21:00–05:30');
  });

  it('are "at most" in a taxi', () => {
    const classes = list.classes.map((car) => (car.id === 'sedan' ? { ...car, licence: 'taxi' as const } : car));
    const rows = priceTable({ ...list, classes }, 'en', 'haifa')?.groups[0]?.rows;
    expect(rows?.map(({ atMost = false }) => atMost)).toEqual([true, false, false]);
    expect(priceTable({ ...list, classes }, 'en', undefined)?.groups[0]?.rows[0]?.atMost).toBe(true);
  });

  it('are 0, on request, where the list has none, and no table where it has none at all', () => {
    const rows = priceTable(
      withNumbers('day', 'minibus', () => 0),
      'en',
      'haifa',
    )?.groups[0]?.rows;
    expect(rows?.at(-1)).toMatchObject({ name: 'VIP Sprinter', day: 0, night: 0 });
    const nothing: PriceList = { ...list, day: {}, night: {} };
    expect(priceTable(nothing, 'en', 'haifa')).toBeNull();
    expect(priceTable(nothing, 'en', undefined)).toBeNull();
    const elsewhere = list.zones.filter(({ id }) => id !== 'petah-tikva');
    expect(priceTable({ ...list, zones: elsewhere }, 'en', 'petah-tikva')).toBeNull();
  });

  it('of a place that is priced like another are the other’s', () => {
    const zones = list.zones.map((zone) => (zone.id === 'petah-tikva' ? { ...zone, like: 'ramat-gan' } : zone));
    const rows = (slug: 'petah-tikva' | 'ramat-gan') => priceTable({ ...list, zones }, 'en', slug)?.groups[0]?.rows;
    expect(rows('petah-tikva')).toEqual(rows('ramat-gan'));
  });
});

import { describe, expect, it } from 'vitest';
import { destinationSlugs } from '@/content/destinations/slugs';
import { itinerarySlugs } from '@/content/itineraries/slugs';
import { overviewEntries } from '@/content/overviews';
import { overviewLists } from '@/content/overviews/lists';
import type { PriceList } from '@/data/price-list';
import { locales } from '@/i18n/locales';
import { priceTrip } from '../../../../supabase/functions/_shared/price/price';
import { pricesOfThreeClasses, samplePrices } from '../../../../tests/fixtures/sample-prices';
import { messagesOf } from '../../../../tests/setup/messages-of';
import { lowestOf, lowestPrice, priceTable } from './price-table';
import { ROUTE_PAGES, TOWN_RIDES } from './products';
import { shownPrices } from './shown-prices';

const list: PriceList = { ...pricesOfThreeClasses(), version: 7, is_sample: false };
/** The page of all places. */
const ALL = '/airport-taxi';
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
    const [fromBenGurion] = priceTable(list, 'en', `/${slug}`)?.groups ?? [];
    expect(fromBenGurion?.rows).toHaveLength(3);
    for (const {
      seats = 0,
      prices: [day = 0, night = 0],
    } of fromBenGurion?.rows ?? []) {
      expect(trip(slug, '12:00', seats)).toMatchObject({ outcome: 'priced', total_agorot: day * 100 });
      expect(trip(slug, '02:00', seats)).toMatchObject({ outcome: 'priced', total_agorot: night * 100 });
    }
    const all = priceTable(list, 'en', ALL)?.groups[0];
    const zone = list.zones.find(({ destination }) => destination === slug);
    expect(all?.rows.find(({ name }) => name === zone?.name.en)?.prices).toEqual(fromBenGurion?.rows[0]?.prices);
  });

  it.each(locales)('name the airport, the vehicles and the places in %s', (locale) => {
    const { classes } = samplePrices();
    const airport = { he: 'נתב״ג', en: 'Ben Gurion Airport', fr: 'Aéroport Ben Gourion' }[locale];
    const table = priceTable(samplePrices(), locale, '/jerusalem');
    expect(table).toMatchObject({ version: 1, isSample: true });
    expect(table?.groups.map(({ name }) => name)).toEqual([airport]);
    expect(table?.groups[0]?.rows).toMatchObject([{ name: classes[0]?.name[locale], seats: 8 }]);
    const [all, ...others] = priceTable(samplePrices(), locale, ALL)?.groups ?? [];
    expect(others).toEqual([]);
    expect(all).toMatchObject({ name: classes[0]?.name[locale], seats: 8 });
    expect(all?.rows).toHaveLength(destinationSlugs.length);
  });

  it('name the terminal where the other one has prices of its own, or another name', () => {
    const nameWith = (changes: { like?: undefined; name?: { he: string; en: string; fr: string } }) => {
      const zones = list.zones.map((zone) => (zone.id === 'ben-gurion-1' ? { ...zone, ...changes } : zone));
      const shown = zones.filter(({ id }) => id !== 'ben-gurion-1' || !('like' in changes));
      return priceTable({ ...list, zones: shown }, 'en', '/haifa')?.groups[0]?.name;
    };
    const other = 'Airport City';
    expect(nameWith({ like: undefined })).toBe('Ben Gurion Airport, Terminal 3');
    expect(nameWith({ name: { he: other, en: other, fr: other } })).toBe('Ben Gurion Airport, Terminal 3');
  });

  it('begin at another airport too, where that is nearer', () => {
    const names = priceTable(list, 'en', '/eilat')?.groups.map(({ name }) => name);
    expect(names).toEqual(['Ben Gurion Airport', 'Ramon Airport']);
  });

  it('have a column for the night only where its prices differ', () => {
    const same: PriceList = { ...list, day: list.day, night: list.day };
    expect(priceTable(same, 'en', '/haifa')?.night).toBeUndefined();
    const raised = {
      ...same,
      night: { ...list.day, minibus: list.day['minibus']?.map((price) => (price ?? 0) + 50) ?? [] },
    };
    expect(priceTable(raised, 'en', '/haifa')?.night).toBe('21:00–05:30');
  });

  it('are "at most" in a taxi', () => {
    const classes = list.classes.map((car) => (car.id === 'sedan' ? { ...car, licence: 'taxi' as const } : car));
    const rows = priceTable({ ...list, classes }, 'en', '/haifa')?.groups[0]?.rows;
    expect(rows?.map(({ atMost = false }) => atMost)).toEqual([true, false, false]);
    expect(priceTable({ ...list, classes }, 'en', ALL)?.groups[0]?.rows[0]?.atMost).toBe(true);
  });

  it('are 0, on request, where the list has none, and no table where it has none at all', () => {
    const rows = priceTable(
      withNumbers('day', 'minibus', () => 0),
      'en',
      '/haifa',
    )?.groups[0]?.rows;
    expect(rows?.at(-1)).toMatchObject({ name: 'VIP Sprinter', prices: [0, 0] });
    const nothing: PriceList = { ...list, day: {}, night: {} };
    expect(priceTable(nothing, 'en', '/haifa')).toBeNull();
    expect(priceTable(nothing, 'en', ALL)).toBeNull();
    const elsewhere = list.zones.filter(({ id }) => id !== 'petah-tikva');
    expect(priceTable({ ...list, zones: elsewhere }, 'en', '/petah-tikva')).toBeNull();
  });

  it('of a place that is priced like another are the other’s', () => {
    const zones = list.zones.map((zone) => (zone.id === 'petah-tikva' ? { ...zone, like: 'ramat-gan' } : zone));
    const rows = (slug: 'petah-tikva' | 'ramat-gan') =>
      priceTable({ ...list, zones }, 'en', `/${slug}`)?.groups[0]?.rows;
    expect(rows('petah-tikva')).toEqual(rows('ramat-gan'));
  });
});

describe('what a page sells besides', () => {
  it('rides from town to town, those that the list prices', () => {
    const [towns] = priceTable(list, 'en', '/nationwide-transport')?.groups ?? [];
    expect(towns?.rows).toHaveLength(TOWN_RIDES.length);
    const [[from, to] = []] = TOWN_RIDES;
    const asked = priceTrip(
      list,
      {
        service: 'intercity',
        from: { zone: String(from) },
        to: { zone: String(to) },
        day: '2027-03-16',
        time: '12:00',
        passengers: 2,
        luggage: 0,
      },
      [],
    );
    expect(asked).toMatchObject({ total_agorot: (towns?.rows[0]?.prices[0] ?? 0) * 100 });
    expect(towns?.rows[0]?.name).toBe('Tel Aviv – Jerusalem');
    expect(priceTable({ ...list, day: {} }, 'en', '/nationwide-transport')).toBeNull();
  });

  it('a car by the hour, with what the shortest booking comes to', () => {
    const table = priceTable(list, 'en', '/private-driver-tours');
    const hours = table?.groups.find(({ kind }) => kind === 'hours');
    expect(hours?.hours).toBe(list.rules.hourly_minimum);
    expect(hours?.rows.map(({ prices }) => prices)).toEqual(list.classes.map(() => [180, 180 * 4]));
    const none = list.classes.map((car) => ({ ...car, hourly: null }));
    expect(priceTable({ ...list, classes: none, routes: [] }, 'en', '/private-driver-tours')).toBeNull();
  });

  it('the same at an event, by its own hours', () => {
    const [events] = priceTable(list, 'en', '/event-wedding-transport')?.groups ?? [];
    expect(events).toMatchObject({ kind: 'events', hours: list.rules.event_minimum });
    expect(events?.rows.map(({ prices }) => prices)).toEqual(list.classes.map(() => [260, 260 * 5]));
  });

  it.each(itinerarySlugs)('the day along %s, by class, and the doors that its price holds for', (slug) => {
    const [day] = priceTable(list, 'en', `/routes/${slug}`)?.groups ?? [];
    const route = list.routes.find(({ id }) => id === slug);
    expect(day).toMatchObject({ kind: 'route', hours: route?.hours, reach: route?.reach });
    expect(day?.rows.map(({ prices }) => prices[0])).toEqual(list.classes.map(({ id }) => route?.fares[id]));
    const none = list.routes.map((one) => ({ ...one, fares: {} }));
    expect(priceTable({ ...list, routes: none }, 'en', `/routes/${slug}`)).toBeNull();
  });

  it('every day route together, by the smallest vehicle, and Masada’s beside the ride there', () => {
    const [routes, hours] = priceTable(list, 'en', '/private-driver-tours')?.groups ?? [];
    expect(hours?.kind).toBe('hours');
    expect(routes?.rows.map(({ path, prices }) => [path, prices[0]])).toEqual(
      list.routes.map(({ id, fares }) => [ROUTE_PAGES.get(id)?.path, fares['sedan']]),
    );
    expect(priceTable(list, 'en', '/masada')?.groups.map(({ kind }) => kind)).toEqual(['from', 'route']);
  });

  it('the ride with a name board, whose supplement is in the price', () => {
    const pricesOn = (path: string) =>
      priceTable(list, 'en', path)?.groups[0]?.rows.map(({ prices }) => prices[0] ?? 0);
    const board = list.rules.meeting_board;
    expect(board).toBeGreaterThan(0);
    expect(pricesOn('/vip-airport-transport')).toEqual(pricesOn(ALL)?.map((price) => price + board));
  });

  it.each(overviewLists)('each page under the overview of %s, by its own figure', (under) => {
    const [pages] = priceTable(list, 'en', `/${under}`)?.groups ?? [];
    expect(pages?.rows).toHaveLength(overviewEntries[under].length);
    for (const row of pages?.rows ?? []) {
      const own = priceTable(list, 'en', row.path ?? '');
      expect(lowestOf(row)).toEqual(own && lowestPrice(own.groups));
    }
  });

  it('nothing on other pages', () => {
    expect(priceTable(list, 'en', '/faq')).toBeNull();
  });
});

describe('the figure of a page', () => {
  const figureOf = (prices: PriceList, path: string) => {
    const table = priceTable(prices, 'en', path);
    return table && lowestPrice(table.groups);
  };

  it('is its price, or the lowest of several', () => {
    const sample = { ...samplePrices(), is_sample: false };
    expect(figureOf(sample, '/jerusalem')).toEqual({ shekels: 390, per: 'ride', atMost: false, isOneOfSeveral: false });
    expect(figureOf(list, '/jerusalem')).toMatchObject({ shekels: 390, isOneOfSeveral: true });
    expect(figureOf(sample, '/event-wedding-transport')).toMatchObject({ shekels: 260, per: 'hour' });
    expect(figureOf(sample, '/routes/jerusalem-dead-sea')).toMatchObject({ shekels: 2290, per: 'day' });
  });

  it('is none where everything is on request', () => {
    const zero = withNumbers('day', 'sedan', () => 0);
    expect(figureOf({ ...zero, classes: zero.classes.slice(0, 1) }, '/jerusalem')).toBeNull();
  });
});

it('each price has a name of its own for search engines, an hour as the shortest booking', async () => {
  const m = await messagesOf('en', 'publicPrices');
  const namesOf = (path: string, place?: string) => {
    const table = priceTable(list, 'en', path);
    return table ? shownPrices(table, place, m).map(({ name, shekels }) => `${name}: ${shekels}`) : [];
  };
  expect(namesOf('/private-driver-tours')).toContain('VIP Sprinter, 4 hours: 720');
  expect(namesOf('/jerusalem', 'Jerusalem').slice(0, 2)).toEqual([
    'Ben Gurion Airport – Jerusalem, VIP Sprinter: 390',
    'Ben Gurion Airport – Jerusalem, VIP Sprinter, 21:00–05:30: 490',
  ]);
});

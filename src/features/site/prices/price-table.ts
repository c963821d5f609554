import { fareAt, pairIndex, pricedZones, type PriceContent, type PriceList } from '@/data/price-list';
import { overviewEntries } from '@/content/overviews';
import type { OverviewList } from '@/content/overviews/lists';
import type { Locale } from '@/i18n/locales';
import { productsOf, ROUTE_PAGES, TOWN_RIDES, type Product } from './products';

/** What a column says: a ride by day and by night; a whole day; an hour of the car, and the fewest hours that it is taken for; a page's lowest price. */
export type PriceColumn = 'day' | 'night' | 'whole' | 'hour' | 'least' | 'lowest';

export interface PriceRow {
  readonly name: string;
  /** Of the page about it, without language prefix. */
  readonly path?: string;
  /** Of a vehicle. */
  readonly seats?: number;
  /** Whole shekels, VAT included, one for each column of the group; 0 on request. */
  readonly prices: readonly number[];
  /** A taxi runs its meter. */
  readonly atMost?: true;
  /** Of a page: what its lowest price is for, if not a ride; one of several. */
  readonly per?: 'hour' | 'day';
  readonly isFrom?: true;
}

/** One table: vehicles under the airport that they start from; places, rides or days under the vehicle that drives there; vehicles for a day or by the hour; pages of an overview. */
export interface PriceGroup {
  readonly kind: 'from' | 'places' | 'board' | 'towns' | 'route' | 'routes' | 'hours' | 'events' | 'pages';
  /** Of the airport, or of the vehicle. */
  readonly name?: string;
  /** Of the vehicle. */
  readonly seats?: number;
  readonly columns: readonly PriceColumn[];
  /** That a day has, or that a car is taken for at least. */
  readonly hours?: number;
  /** A day's price holds for doors at most so many minutes of driving from here. */
  readonly start?: string;
  readonly reach?: number;
  readonly rows: readonly PriceRow[];
}

/** The prices on a page, in its language. */
export interface PriceTable {
  /** Of the list. */
  readonly version: number;
  /** Instant since which it holds, ISO 8601. */
  readonly since: string;
  readonly isSample?: true;
  readonly groups: readonly PriceGroup[];
  /** The hours of the night, where its prices differ: "21:00–05:30". */
  readonly night?: string;
}

type Vehicle = PriceContent['classes'][number];
type Zone = PriceContent['zones'][number];

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const meterOf = ({ licence }: Vehicle) => (licence === 'taxi' ? { atMost: true as const } : {});

/** Prices of a ride by day and by night, by the places of its two ends in the order of the priced zones. */
function rideOf(list: PriceContent, car: Vehicle, from: number, to: number) {
  const fare = from >= 0 && to >= 0 && from !== to ? fareAt(list, car.id, pairIndex(from, to)) : null;
  return { prices: fare ? [fare.day, fare.night] : [0, 0], ...meterOf(car) };
}

/** A table of rides; the night has a column only where its prices differ somewhere on the page (`tableOf`). */
const rides = (group: Omit<PriceGroup, 'columns'>): PriceGroup => ({ ...group, columns: ['day', 'night'] });

/** An airport's name; without the terminal where another terminal has the same prices: what their names share before a comma. */
function airportName({ zones }: PriceContent, { id, name }: Zone, locale: Locale): string {
  const [shared = ''] = name[locale].split(',');
  const hasTwin = zones.some(({ like, name: other }) => like === id && other[locale].startsWith(`${shared},`));
  return hasTwin ? shared : name[locale];
}

/** Where a zone, or the one that it is priced like, stands in the order of the priced ones; -1 where it does not. */
const nthOf = (own: readonly Zone[], zone: Zone | undefined): number =>
  own.findIndex(({ id }) => id === (zone?.like ?? zone?.id));

/** The way from the first airport of the list, and from another where that is nearer. */
function groupsTo(list: PriceContent, locale: Locale, zone: Zone | undefined): PriceGroup[] {
  const own = pricedZones(list);
  const to = nthOf(own, zone);
  if (to < 0) return [];
  const airports = own.flatMap((airport, from) =>
    airport.kind === 'airport'
      ? [{ from, name: airportName(list, airport, locale), minutes: list.minutes[pairIndex(from, to)] || Infinity }]
      : [],
  );
  const [main] = airports;
  return airports
    .filter((airport) => airport === main || (main && airport.minutes < main.minutes))
    .map(({ name, from }) =>
      rides({
        kind: 'from',
        name,
        rows: list.classes.map((car) => ({
          name: car.name[locale],
          seats: car.seats,
          ...rideOf(list, car, from, to),
        })),
      }),
    );
}

const withBoard = <Row extends Pick<PriceRow, 'prices'>>(row: Row, board: number): Row => ({
  ...row,
  prices: row.prices.map((price) => price && price + board),
});

const smallest = ({ classes }: PriceContent): Vehicle | undefined =>
  classes.toSorted((one, other) => one.seats - other.seats)[0];

/** Every place that has a page, by the smallest vehicle. @param board shekels for being met with a name board */
function groupsFromAirport(list: PriceContent, locale: Locale, kind: 'places' | 'board', board = 0): PriceGroup[] {
  const own = pricedZones(list);
  const from = own.findIndex(({ kind }) => kind === 'airport');
  const car = smallest(list);
  if (from < 0 || !car) return [];
  const rows = list.zones.flatMap((zone) =>
    zone.destination
      ? [
          {
            name: zone.name[locale],
            path: `/${zone.destination}`,
            ...withBoard(rideOf(list, car, from, nthOf(own, zone)), board),
          },
        ]
      : [],
  );
  return [rides({ kind, name: car.name[locale], seats: car.seats, rows })];
}

/** Rides from town to town by the smallest vehicle, those that the list prices. */
function groupsOfTowns(list: PriceContent, locale: Locale): PriceGroup[] {
  const own = pricedZones(list);
  const car = smallest(list);
  if (!car) return [];
  const zoneOf = (slug: string) => list.zones.find(({ destination }) => destination === slug);
  const rows = TOWN_RIDES.flatMap(([from, to]) => {
    const ends = [zoneOf(from), zoneOf(to)] as const;
    const ride = rideOf(list, car, nthOf(own, ends[0]), nthOf(own, ends[1]));
    return ride.prices[0] ? [{ name: ends.map((zone) => zone?.name[locale]).join(' – '), ...ride }] : [];
  });
  return rows.length > 0 ? [rides({ kind: 'towns', name: car.name[locale], seats: car.seats, rows })] : [];
}

/** Vehicles with their drivers by the hour, or at an event; those that the list prices. */
function groupsOfHours({ classes, rules }: PriceContent, locale: Locale, kind: 'hours' | 'events'): PriceGroup[] {
  const least = kind === 'hours' ? rules.hourly_minimum : rules.event_minimum;
  const rows = classes.flatMap((car) => {
    const hourly = kind === 'hours' ? car.hourly : car.event_hourly;
    return hourly
      ? [{ name: car.name[locale], seats: car.seats, prices: [hourly, hourly * least], ...meterOf(car) }]
      : [];
  });
  return rows.length > 0 ? [{ kind, columns: ['hour', 'least'], hours: least, rows }] : [];
}

/** A day along a route, by vehicle; nothing of a route that the list has not. */
function groupsOfRoute(list: PriceContent, locale: Locale, id: string): PriceGroup[] {
  const route = list.routes.find((one) => one.id === id);
  const start = list.zones.find((zone) => zone.id === route?.start);
  if (!route || !start) return [];
  const rows = list.classes.map((car) => ({
    name: car.name[locale],
    seats: car.seats,
    prices: [route.fares[car.id] ?? 0],
    ...meterOf(car),
  }));
  const { hours, reach } = route;
  return [{ kind: 'route', columns: ['whole'], hours, start: start.name[locale], reach, rows }];
}

/** A day along each route that has a page, by the smallest vehicle; those that the list prices. */
function groupsOfRoutes(list: PriceContent, locale: Locale): PriceGroup[] {
  const car = smallest(list);
  if (!car) return [];
  const rows = list.routes.flatMap(({ id, fares }) => {
    const page = ROUTE_PAGES.get(id);
    const fare = fares[car.id];
    return page && fare ? [{ name: page.name[locale], path: page.path, prices: [fare], ...meterOf(car) }] : [];
  });
  return rows.length > 0
    ? [{ kind: 'routes', name: car.name[locale], seats: car.seats, columns: ['whole'], rows }]
    : [];
}

/** What each page under an overview sells, by its lowest price; 0 where the list says none. */
function groupsOfPages(list: PriceContent, locale: Locale, under: OverviewList): PriceGroup[] {
  const rows = overviewEntries[under].map(({ path, name }) => {
    const lowest = lowestPrice(productsOf(path).flatMap((product) => groupsOf(list, locale, product)));
    return {
      name: name[locale],
      path,
      prices: [lowest?.shekels ?? 0],
      ...(lowest && lowest.per !== 'ride' && { per: lowest.per }),
      ...(lowest?.isOneOfSeveral && { isFrom: true as const }),
      ...(lowest?.atMost && { atMost: true as const }),
    };
  });
  return [{ kind: 'pages', columns: ['lowest'], rows }];
}

function groupsOf(list: PriceContent, locale: Locale, product: Product): PriceGroup[] {
  switch (product) {
    case 'airport':
      return groupsFromAirport(list, locale, 'places');
    case 'board':
      return groupsFromAirport(list, locale, 'board', list.rules.meeting_board);
    case 'towns':
      return groupsOfTowns(list, locale);
    case 'routes':
      return groupsOfRoutes(list, locale);
    case 'hours':
    case 'events':
      return groupsOfHours(list, locale, product);
    default:
      if ('route' in product) return groupsOfRoute(list, locale, product.route);
      if ('under' in product) return groupsOfPages(list, locale, product.under);
      return groupsTo(
        list,
        locale,
        list.zones.find(({ destination }) => destination === product.to),
      );
  }
}

const withoutNight = (group: PriceGroup): PriceGroup =>
  group.columns[1] === 'night'
    ? { ...group, columns: ['day'], rows: group.rows.map((row) => ({ ...row, prices: row.prices.slice(0, 1) })) }
    : group;

/** @returns null where the list has no price for any of them */
function tableOf(list: PriceList, groups: readonly PriceGroup[]): PriceTable | null {
  const rows = groups.flatMap((group) => group.rows);
  if (!rows.some(({ prices }) => prices.some((price) => price > 0))) return null;
  const { night_from: from, night_to: until } = list.rules;
  const hasNight = groups.some(
    ({ columns, rows: own }) => columns.includes('night') && own.some(({ prices: [day, night] }) => day !== night),
  );
  return {
    version: list.version,
    since: list.published_at,
    ...(list.is_sample && { isSample: true as const }),
    groups: hasNight ? groups : groups.map(withoutNight),
    ...(hasNight && { night: `${clock(from)}–${clock(until)}` }),
  };
}

/** The prices of the rides between the airport and a zone of the list; null where it has none. */
export const zonePrices = (list: PriceList, locale: Locale, id: string): PriceTable | null =>
  tableOf(
    list,
    groupsTo(
      list,
      locale,
      list.zones.find((zone) => zone.id === id),
    ),
  );

/** The prices of what a page sells; null where it sells nothing, or the list prices nothing of it. @param path without language prefix */
export const priceTable = (list: PriceList, locale: Locale, path: string): PriceTable | null =>
  tableOf(
    list,
    productsOf(path).flatMap((product) => groupsOf(list, locale, product)),
  );

export interface LowestPrice {
  /** Whole shekels, VAT included. */
  shekels: number;
  per: 'ride' | 'hour' | 'day';
  atMost: boolean;
  isOneOfSeveral: boolean;
}

/** What a first column's price is for, if not a ride. */
const PER: Readonly<Partial<Record<PriceColumn, 'hour' | 'day'>>> = { hour: 'hour', whole: 'day' };

/** What the row of a page under an overview says. */
export const lowestOf = ({ prices: [shekels = 0], per, isFrom, atMost }: PriceRow): LowestPrice => ({
  shekels,
  per: per ?? 'ride',
  atMost: atMost === true,
  isOneOfSeveral: isFrom === true,
});

/** The lowest price of the first table, by which a page is sold. */
export function lowestPrice([group]: readonly PriceGroup[]): LowestPrice | null {
  if (!group) return null;
  // The shortest booking is the hour's own price, some times over.
  const columns = group.columns.flatMap((column, at) => (column === 'least' ? [] : [at]));
  const priced = group.rows.flatMap(({ prices, atMost = false }) =>
    columns.flatMap((at) => (prices[at] ? [{ shekels: prices[at], atMost }] : [])),
  );
  const [lowest] = priced.toSorted((one, other) => one.shekels - other.shekels);
  if (!lowest) return null;
  return {
    ...lowest,
    per: PER[group.columns[0] ?? 'day'] ?? 'ride',
    isOneOfSeveral: priced.some(({ shekels }) => shekels !== lowest.shekels),
  };
}

import { fareAt, pairIndex, pricedZones, type PriceContent, type PriceList } from '@/data/price-list';
import { overviewEntries } from '@/content/overviews/entries';
import type { OverviewList } from '@/content/overviews/lists';
import type { Locale } from '@/i18n/locales';
import { productsOf, TOWN_RIDES, type Product } from './products';

/** What a column says: a ride by day and by night; an hour of the car, and the fewest hours that it is taken for; a page's lowest price. */
export type PriceColumn = 'day' | 'night' | 'hour' | 'least' | 'lowest';

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
  /** Of a page: its lowest price is for an hour, or one of several. */
  readonly isByHour?: true;
  readonly isFrom?: true;
}

/** One table: vehicles under the airport that they start from, places or rides under the vehicle that drives there, vehicles by the hour, pages of an overview. */
export interface PriceGroup {
  readonly kind: 'from' | 'places' | 'towns' | 'hours' | 'pages';
  /** Of the airport, or of the vehicle. */
  readonly name?: string;
  /** Of the vehicle. */
  readonly seats?: number;
  readonly columns: readonly PriceColumn[];
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
  /** Hours that a car is taken for at least, where one is sold by the hour. */
  readonly least?: number;
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

const smallest = ({ classes }: PriceContent): Vehicle | undefined =>
  classes.toSorted((one, other) => one.seats - other.seats)[0];

/** Every place that has a page, by the smallest vehicle. */
function groupsFromAirport(list: PriceContent, locale: Locale): PriceGroup[] {
  const own = pricedZones(list);
  const from = own.findIndex(({ kind }) => kind === 'airport');
  const car = smallest(list);
  if (from < 0 || !car) return [];
  const rows = list.zones.flatMap((zone) =>
    zone.destination
      ? [{ name: zone.name[locale], path: `/${zone.destination}`, ...rideOf(list, car, from, nthOf(own, zone)) }]
      : [],
  );
  return [rides({ kind: 'places', name: car.name[locale], seats: car.seats, rows })];
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

/** Vehicles with their drivers by the hour, those that the list prices. */
function groupsOfHours({ classes, rules }: PriceContent, locale: Locale): PriceGroup[] {
  const rows = classes.flatMap((car) =>
    car.hourly
      ? [
          {
            name: car.name[locale],
            seats: car.seats,
            prices: [car.hourly, car.hourly * rules.hourly_minimum],
            ...meterOf(car),
          },
        ]
      : [],
  );
  return rows.length > 0 ? [{ kind: 'hours', columns: ['hour', 'least'], rows }] : [];
}

/** What each page under an overview sells, by its lowest price; 0 where the list says none. */
function groupsOfPages(list: PriceContent, locale: Locale, under: OverviewList): PriceGroup[] {
  const rows = overviewEntries[under].map(({ path, name }) => {
    const lowest = lowestPrice(productsOf(path).flatMap((product) => groupsOf(list, locale, product)));
    return {
      name: name[locale],
      path,
      prices: [lowest?.shekels ?? 0],
      ...(lowest?.per === 'hour' && { isByHour: true as const }),
      ...(lowest?.isOneOfSeveral && { isFrom: true as const }),
      ...(lowest?.atMost && { atMost: true as const }),
    };
  });
  return [{ kind: 'pages', columns: ['lowest'], rows }];
}

function groupsOf(list: PriceContent, locale: Locale, product: Product): PriceGroup[] {
  switch (product) {
    case 'airport':
      return groupsFromAirport(list, locale);
    case 'towns':
      return groupsOfTowns(list, locale);
    case 'hours':
      return groupsOfHours(list, locale);
    default:
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
  const { night_from: from, night_to: until, hourly_minimum: least } = list.rules;
  const hasNight = groups.some(
    ({ columns, rows: own }) => columns.includes('night') && own.some(({ prices: [day, night] }) => day !== night),
  );
  return {
    version: list.version,
    since: list.published_at,
    ...(list.is_sample && { isSample: true as const }),
    groups: hasNight ? groups : groups.map(withoutNight),
    ...(hasNight && { night: `${clock(from)}–${clock(until)}` }),
    ...(groups.some(({ columns }) => columns.includes('least')) && { least }),
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
  per: 'ride' | 'hour';
  atMost: boolean;
  isOneOfSeveral: boolean;
}

/** What the row of a page under an overview says. */
export const lowestOf = ({ prices: [shekels = 0], isByHour, isFrom, atMost }: PriceRow): LowestPrice => ({
  shekels,
  per: isByHour ? 'hour' : 'ride',
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
    per: group.columns.includes('hour') ? 'hour' : 'ride',
    isOneOfSeveral: priced.some(({ shekels }) => shekels !== lowest.shekels),
  };
}

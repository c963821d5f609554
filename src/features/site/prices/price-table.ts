import { fareAt, pairIndex, pricedZones, type PriceList } from '@/data/price-list';
import type { DestinationSlug } from '@/content/destinations/slugs';
import type { Locale } from '@/i18n/locales';

/** Prices in whole shekels, VAT included; 0 on request. */
export interface PriceRow {
  readonly name: string;
  /** Of a vehicle. */
  readonly seats?: number;
  readonly day: number;
  readonly night: number;
  /** A taxi runs its meter. */
  readonly atMost?: true;
}

/** What one table says: vehicles under the airport that they start from, or places under the vehicle that drives there. */
export interface PriceGroup {
  readonly name: string;
  /** Of a vehicle. */
  readonly seats?: number;
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

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Prices of a row, by the places of its two ends in the order of the priced zones. */
function pricesOf(list: PriceList, car: PriceList['classes'][number], from: number, to: number) {
  const fare = from >= 0 && to >= 0 && from !== to ? fareAt(list, car.id, pairIndex(from, to)) : null;
  return { ...(fare ?? { day: 0, night: 0 }), ...(car.licence === 'taxi' && { atMost: true as const }) };
}

/** An airport's name; without the terminal where another terminal has the same prices: what their names share before a comma. */
function airportName({ zones }: PriceList, { id, name }: PriceList['zones'][number], locale: Locale): string {
  const [shared = ''] = name[locale].split(',');
  const hasTwin = zones.some(({ like, name: other }) => like === id && other[locale].startsWith(`${shared},`));
  return hasTwin ? shared : name[locale];
}

/** The way from the first airport of the list, and from another where that is nearer. */
function groupsTo(list: PriceList, locale: Locale, zone: PriceList['zones'][number] | undefined): PriceGroup[] {
  const own = pricedZones(list);
  const to = own.findIndex(({ id }) => id === (zone?.like ?? zone?.id));
  if (to < 0) return [];
  const airports = own.flatMap((airport, from) =>
    airport.kind === 'airport'
      ? [{ from, name: airportName(list, airport, locale), minutes: list.minutes[pairIndex(from, to)] || Infinity }]
      : [],
  );
  const [main] = airports;
  return airports
    .filter((airport) => airport === main || (main && airport.minutes < main.minutes))
    .map(({ name, from }) => ({
      name,
      rows: list.classes.map((car) => ({
        name: car.name[locale],
        seats: car.seats,
        ...pricesOf(list, car, from, to),
      })),
    }));
}

/** Every place that has a page, by the smallest vehicle. */
function groupsFromAirport(list: PriceList, locale: Locale): PriceGroup[] {
  const own = pricedZones(list);
  const from = own.findIndex(({ kind }) => kind === 'airport');
  const [car] = list.classes.toSorted((one, other) => one.seats - other.seats);
  if (from < 0 || !car) return [];
  const places = list.zones.filter(({ destination }) => destination);
  const rows = places.map(({ id, like = id, name }) => {
    const to = own.findIndex((zone) => zone.id === like);
    return { name: name[locale], ...pricesOf(list, car, from, to) };
  });
  return [{ name: car.name[locale], seats: car.seats, rows }];
}

/** @returns null where the list has no price for any of them */
function tableOf(list: PriceList, groups: readonly PriceGroup[]): PriceTable | null {
  const rows = groups.flatMap((group) => group.rows);
  if (!rows.some(({ day }) => day > 0)) return null;
  const { night_from: from, night_to: until } = list.rules;
  return {
    version: list.version,
    since: list.published_at,
    ...(list.is_sample && { isSample: true as const }),
    groups,
    ...(rows.some(({ day, night }) => day !== night) && { night: `${clock(from)}–${clock(until)}` }),
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

/** The same of a destination, or of all of them by the smallest vehicle. */
export function priceTable(list: PriceList, locale: Locale, to: DestinationSlug | undefined): PriceTable | null {
  const zone = list.zones.find(({ destination }) => destination === to);
  return tableOf(list, to ? groupsTo(list, locale, zone) : groupsFromAirport(list, locale));
}

/**
 * The prices of a page's tables by themselves, each with a name of its own: whole shekels; at most so much in a taxi. What is on
 * request is left out.
 */
export function pricesShown(list: PriceList, locale: Locale, to: DestinationSlug | undefined) {
  const table = priceTable(list, locale, to);
  const place = to && list.zones.find(({ destination }) => destination === to)?.name[locale];
  return (table?.groups ?? []).flatMap((group) =>
    group.rows
      .filter(({ day }) => day > 0)
      .flatMap((row) => {
        const name = [place ? `${group.name} – ${place}` : group.name, row.name].join(', ');
        const price = { name, shekels: row.day, atMost: row.atMost ?? false };
        const isSame = row.night === row.day;
        return isSame ? [price] : [price, { ...price, name: `${name}, ${table?.night}`, shekels: row.night }];
      }),
  );
}

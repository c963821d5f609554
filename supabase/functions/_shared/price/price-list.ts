/** What a price list holds, and what it says of a pair of zones: price.ts calculates with it, the pages print it. */
import type { Localized } from '../words/locales.ts';
import type { PriceZone } from '../places/price-zone.ts';

export interface PriceClass {
  readonly id: string;
  readonly name: Localized<string>;
  readonly seats: number;
  /** Large suitcases. */
  readonly bags: number;
  /** That its rides are driven under. A taxi runs its meter: its prices are "at most". */
  readonly licence: 'tour' | 'minibus' | 'bus' | 'rental_with_driver' | 'taxi';
  /** Shekels for an hour of the car with its driver; null: on request. */
  readonly hourly: number | null;
  /** Of a draft alone: switched off, and left out of what is published. */
  readonly active?: boolean | undefined;
}

export interface PriceRules {
  /** Minutes of the day from which the night's prices hold, and up to which. */
  readonly night_from: number;
  readonly night_to: number;
  /** Shekels for a stop on the way, and for a child's seat; 0 is included. */
  readonly extra_stop: number;
  readonly child_seat: number;
  /** Off a round trip from and to an airport. */
  readonly round_trip_percent: number;
  /** Hours that a car with driver is taken for at least. */
  readonly hourly_minimum: number;
  /** Minutes before the pick-up after which a price needs the office's word. */
  readonly notice_minutes: number;
}

/** The numbers of a list, in whole shekels with VAT: 0 on request, null not said yet (in drafts), a night's null as by day. */
export type Numbers = readonly (number | null)[];

/**
 * A list's content. `minutes`, `day` and `night` hold the lower half of a table of the zones that have prices of their own,
 * row by row: (0,1) (0,2) (1,2) (0,3) …; `day` and `night` by the class's id.
 */
export interface PriceContent {
  readonly zones: readonly PriceZone[];
  readonly classes: readonly PriceClass[];
  /** Of driving, as the house plans them. */
  readonly minutes: Numbers;
  readonly day: Readonly<Record<string, Numbers>>;
  readonly night: Readonly<Record<string, Numbers>>;
  readonly rules: PriceRules;
}

/** A published list. */
export interface PriceList extends PriceContent {
  readonly version: number;
  /** Instant, ISO 8601. */
  readonly published_at: string;
  readonly is_sample: boolean;
}

/** Where a pair of priced zones stands in the numbers, by their places in the order of those zones. */
export const pairIndex = (one: number, other: number): number => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
};

/** The zones that have prices of their own, in the order of the numbers. */
export const pricedZones = ({ zones }: Pick<PriceContent, 'zones'>): readonly PriceZone[] =>
  zones.filter(({ like }) => like === undefined);

/** Prices of a pair in a class, in shekels. */
export interface Fare {
  readonly day: number;
  readonly night: number;
}

/** @param pair as {@link pairIndex} counts @returns null where the list has no price, or one on request */
export function fareAt({ day, night }: PriceContent, vehicleClass: string, pair: number): Fare | null {
  const price = day[vehicleClass]?.[pair];
  return price ? { day: price, night: night[vehicleClass]?.[pair] ?? price } : null;
}

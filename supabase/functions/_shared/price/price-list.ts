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
  /** The same at an event, the ways there and back among the hours. */
  readonly event_hourly: number | null;
  /** What its cars take along or have, by the names of passengers' needs among the facts. */
  readonly takes: readonly string[];
  /** Of a draft alone: switched off, and left out of what is published. */
  readonly active?: boolean | undefined;
  /** Of a draft alone: whose price it has where none is written, so many percent more. */
  readonly follows?: { readonly class: string; readonly percent: number } | undefined;
  /** Of a draft alone: by how many percent a night is dearer than its day where none is written. */
  readonly night?: number | undefined;
}

/** A day with a car and its driver along a route of the site, at one price. */
export interface PriceRoute {
  /** An option of the fact `day_route`. */
  readonly id: string;
  /** From the door to the door. */
  readonly hours: number;
  /** The price holds for doors at most `reach` minutes of driving from the zone `start`. */
  readonly start: string;
  readonly reach: number;
  /** Whole shekels by the class's id: 0 on request, null not said yet (in drafts). */
  readonly fares: Readonly<Record<string, number | null>>;
}

export interface PriceRules {
  /** Minutes of the day from which the night's prices hold, and up to which. */
  readonly night_from: number;
  readonly night_to: number;
  /** Shekels for a stop on the way, and for a child's seat; 0 is included. */
  readonly extra_stop: number;
  readonly child_seat: number;
  /** Minutes by which a stop may lengthen the way, to cost no more than that. */
  readonly stop_detour: number;
  /** Shekels for being met with a name board in the arrivals hall. */
  readonly meeting_board: number;
  /** Off a round trip from and to an airport. */
  readonly round_trip_percent: number;
  /** Hours that a car with driver is taken for at least. */
  readonly hourly_minimum: number;
  /** The same of one at an event. */
  readonly event_minimum: number;
  /** Minutes before the pick-up after which a price needs the office's word. */
  readonly notice_minutes: number;
  /** As much as the business's cars hold together: beyond that, people answer. */
  readonly most_passengers: number;
  readonly most_luggage: number;
}

/** The numbers of a list, in whole shekels with VAT: 0 on request, null not written (in drafts), a night's null as by day. */
export type Numbers = readonly (number | null)[];

/** What rides take and cost: `day` and `night` by the class's id. */
export interface Fares {
  /** Of driving, as the house plans them. */
  readonly minutes: Numbers;
  readonly day: Readonly<Record<string, Numbers>>;
  readonly night: Readonly<Record<string, Numbers>>;
  /** Of a draft alone: 1 where the house has confirmed the minutes; the others are estimated. */
  readonly confirmed?: Numbers | undefined;
}

/**
 * A list's content. Its own numbers hold the lower half of a table of the zones that have prices of their own, row by row:
 * (0,1) (0,2) (1,2) (0,3) …
 */
export interface PriceContent extends Fares {
  readonly zones: readonly PriceZone[];
  readonly classes: readonly PriceClass[];
  /** Rides inside a zone, one number for each of those zones; a zone that has none is asked for. */
  readonly inside?: Fares | undefined;
  readonly routes: readonly PriceRoute[];
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

/** @param pair as {@link pairIndex} counts; inside zones, the zone's place @returns null where the list has no price, or one on request */
export function fareAt({ day, night }: Fares, vehicleClass: string, pair: number): Fare | null {
  const price = day[vehicleClass]?.[pair];
  return price ? { day: price, night: night[vehicleClass]?.[pair] ?? price } : null;
}

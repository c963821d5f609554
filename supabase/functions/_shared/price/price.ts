/**
 * What a trip costs by the business's own list: the same calculation for the function that stores a request, the office and
 * the pages. Pure: no clock, no network; days and times are the wall clock's in Israel. Whatever the list does not say is a
 * question to the office, never a guess.
 */
import { MINUTE_MS, israelClock, israelInstant } from '../clock/clock.ts';
import type { TripServiceType } from '../facts/lead-fields.ts';
import {
  fareAt,
  pairIndex,
  pricedZones,
  type Fare,
  type Fares,
  type PriceClass,
  type PriceContent,
  type PriceRules,
} from './price-list.ts';
import type { PriceZone } from '../places/price-zone.ts';
import { readPlace, type PlaceQuestion, type PlaceReading } from '../places/price-zones.ts';
import { closedFor, nearestOpen } from '../clock/rest-clock.ts';
import type { RestWindow } from '../clock/rest-windows.ts';

/** "YYYY-MM-DD" and "04:05". */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

export interface PricedTrip extends WallTime {
  readonly service: TripServiceType;
  /** Free text, or the id of a zone that somebody has chosen. */
  readonly from: string | { readonly zone: string };
  readonly to: string | { readonly zone: string };
  /** Children in seats included. */
  readonly passengers: number;
  readonly luggage: number;
  readonly stops?: number;
  readonly child_seats?: number;
  /** A class that is wished for; the smallest that takes everybody else. */
  readonly vehicle_class?: string;
  /** Of a car with driver. */
  readonly hours?: number;
  /** The way back of a round trip; null while nobody has said when. */
  readonly back?: WallTime | null;
  /** When the price is asked for, milliseconds since 1970; without it notice is not looked at. */
  readonly asked_at?: number;
}

export interface PriceLine {
  readonly kind: 'fare' | 'night' | 'hours' | 'seat' | 'stop' | 'discount';
  /** 1 there, 2 back. */
  readonly leg: 1 | 2;
  readonly quantity: number;
  /** Agorot, the line's whole; a discount's is negative. */
  readonly amount: number;
}

export interface Priced {
  readonly outcome: 'priced';
  /** Whole shekels as agorot, VAT included; the lines add up to it. */
  readonly total_agorot: number;
  readonly fare_kind: 'fixed' | 'at_most';
  readonly vehicle_class: string;
  readonly vehicles: number;
  /** A smaller car, or fewer of them, would take the same people with less luggage. */
  readonly for_luggage: boolean;
  /** Of one way. */
  readonly minutes: number;
  readonly lines: readonly PriceLine[];
}

/** The ride would touch the day of rest; `hours` are the nearest that do not, full hours, earlier ones first. */
export interface Closed {
  readonly outcome: 'closed';
  readonly leg: 1 | 2;
  readonly hours: readonly WallTime[];
}

/** Why a price needs the office. */
export type AskReason =
  | 'from'
  | 'to'
  | 'no_fare'
  | 'same_zone'
  | 'group'
  | 'too_soon'
  | 'return_time'
  | 'return_early'
  | 'hours'
  | 'day_trip'
  | 'event'
  | 'other';
export interface Ask {
  readonly outcome: 'ask';
  readonly reason: AskReason;
  /** The place that was understood and has no price, as it was typed. */
  readonly place?: string;
  /** What is asked about a place that was not understood, where it is not its town. */
  readonly about?: Exclude<PlaceQuestion, 'town'>;
}

const AGOROT = 100;
/** More cars than this for one wish are a matter for people. */
const MOST_VEHICLES = 6;

const ask = (reason: AskReason): Ask => ({ outcome: 'ask', reason });

/** Services that no list prices. */
const ALWAYS_ASKED: Readonly<Partial<Record<TripServiceType, AskReason>>> = {
  day_tour: 'day_trip',
  event_transfer: 'event',
  other: 'other',
};

/** The classes that are chosen from by size: of each number of seats the first, the smallest first. */
const sizes = (classes: readonly PriceClass[]): PriceClass[] =>
  classes
    .filter((one, nth) => classes.findIndex(({ seats }) => seats === one.seats) === nth)
    .toSorted((one, other) => one.seats - other.seats);

interface VehicleChoice {
  vehicle: PriceClass;
  vehicles: number;
}

/** The smallest car that takes everybody and everything, or several of the largest; null for a group. */
function vehiclesFor(
  { classes }: PriceContent,
  { passengers, luggage, vehicle_class: wished }: Pick<PricedTrip, 'passengers' | 'luggage' | 'vehicle_class'>,
): VehicleChoice | null {
  const choice = wished === undefined ? sizes(classes) : classes.filter(({ id }) => id === wished);
  const fitting = choice.find(({ seats, bags }) => seats >= passengers && bags >= luggage);
  if (fitting) return { vehicle: fitting, vehicles: 1 };
  const largest = choice.at(-1);
  if (!largest || (luggage > 0 && largest.bags === 0)) return null;
  const vehicles = Math.max(Math.ceil(passengers / largest.seats), luggage > 0 ? Math.ceil(luggage / largest.bags) : 1);
  return vehicles <= MOST_VEHICLES ? { vehicle: largest, vehicles } : null;
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function isNight(time: string, { night_from: from, night_to: to }: PriceRules): boolean {
  const at = minuteOfDay(time);
  return from > to ? at >= from || at < to : at >= from && at < to;
}

/**
 * Whether a ride of this length touches the day of rest, with the nearest two hours at which it would not: one earlier and
 * one later, or the two next where the earlier one is too soon.
 */
function restOf(
  { day, time }: WallTime,
  minutes: number,
  content: PriceContent,
  windows: readonly RestWindow[],
  askedAt: number | undefined,
): readonly WallTime[] | null {
  const moment = israelInstant(day, time);
  if (!closedFor(windows, moment, minutes)) return null;
  const earliest = new Date(askedAt === undefined ? 0 : askedAt + content.rules.notice_minutes * MINUTE_MS);
  return nearestOpen(windows, moment, minutes, earliest).map((hour) => israelClock(hour));
}

const instantOf = ({ day, time }: WallTime): number => israelInstant(day, time).getTime();

/** Lines of one way. */
function legLines(leg: 1 | 2, time: string, fare: Fare, vehicles: number, rules: PriceRules): PriceLine[] {
  const extra = fare.night - fare.day;
  return [
    { kind: 'fare', leg, quantity: vehicles, amount: fare.day * vehicles * AGOROT },
    ...(isNight(time, rules) && extra > 0
      ? [{ kind: 'night', leg, quantity: vehicles, amount: extra * vehicles * AGOROT } as const]
      : []),
  ];
}

/** Stops and children's seats, of one way; what costs nothing is no line. */
function extraLines(leg: 1 | 2, { stops = 0, child_seats = 0 }: PricedTrip, rules: PriceRules): PriceLine[] {
  const line = (kind: 'stop' | 'seat', quantity: number, price: number): PriceLine[] =>
    quantity > 0 && price > 0 ? [{ kind, leg, quantity, amount: quantity * price * AGOROT }] : [];
  return [...line('stop', stops, rules.extra_stop), ...line('seat', child_seats, rules.child_seat)];
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

function priced(
  list: PriceContent,
  trip: PricedTrip,
  { vehicle, vehicles }: VehicleChoice,
  minutes: number,
  lines: readonly PriceLine[],
): Priced {
  const without = vehiclesFor(list, { ...trip, luggage: 0 });
  return {
    outcome: 'priced',
    total_agorot: sumOf(lines),
    fare_kind: vehicle.licence === 'taxi' ? 'at_most' : 'fixed',
    vehicle_class: vehicle.id,
    vehicles,
    for_luggage: without !== null && (without.vehicle !== vehicle || without.vehicles !== vehicles),
    minutes,
    lines,
  };
}

/** A car with its driver, by the hour. */
function priceHours(list: PriceContent, trip: PricedTrip, windows: readonly RestWindow[]): Priced | Closed | Ask {
  if (!trip.hours) return ask('hours');
  const hours = Math.max(trip.hours, list.rules.hourly_minimum);
  const rest = restOf(trip, hours * 60, list, windows, trip.asked_at);
  if (rest) return { outcome: 'closed', leg: 1, hours: rest };
  const choice = vehiclesFor(list, trip);
  if (!choice) return ask('group');
  const { vehicle, vehicles } = choice;
  if (!vehicle.hourly) return ask('no_fare');
  const amount = vehicle.hourly * hours * vehicles * AGOROT;
  return priced(list, trip, choice, hours * 60, [{ kind: 'hours', leg: 1, quantity: hours * vehicles, amount }]);
}

const isSoon = (list: PriceContent, { day, time, asked_at: askedAt }: PricedTrip): boolean =>
  askedAt !== undefined && instantOf({ day, time }) < askedAt + list.rules.notice_minutes * MINUTE_MS;

/** What a place of a trip means: a text is read, a zone that was chosen is there or not. */
function placeOf({ zones }: PriceContent, place: PricedTrip['from']): PlaceReading {
  if (typeof place === 'string') return readPlace(zones, place);
  const zone = zones.find(({ id }) => id === place.zone);
  return zone ? { outcome: 'zone', zone, label: zone.name } : { outcome: 'question', about: 'town' };
}

function askPlace(reason: 'from' | 'to', reading: Exclude<PlaceReading, { outcome: 'zone' }>): Ask {
  if (reading.outcome !== 'question') return { ...ask(reason), place: reading.place };
  return reading.about === 'town' ? ask(reason) : { ...ask(reason), about: reading.about };
}

/** Where the numbers of a trip stand. */
interface Pair {
  fares: Fares;
  pair: number;
  touchesAirport: boolean;
}

/** The pair of zones of a trip, or the one that it stays in, or what is not known of it. */
function pairOf(list: PriceContent, { from, to }: Pick<PricedTrip, 'from' | 'to'>): Pair | Ask {
  const start = placeOf(list, from);
  if (start.outcome !== 'zone') return askPlace('from', start);
  const end = placeOf(list, to);
  if (end.outcome !== 'zone') return askPlace('to', end);
  const own = pricedZones(list);
  const nthOf = ({ id, like = id }: PriceZone) => own.findIndex((zone) => zone.id === like);
  const [one, other] = [nthOf(start.zone), nthOf(end.zone)];
  if (one < 0 || other < 0) return ask('no_fare');
  const touchesAirport = start.zone.kind === 'airport' || end.zone.kind === 'airport';
  if (one !== other) return { fares: list, pair: pairIndex(one, other), touchesAirport };
  return list.inside?.minutes[one] ? { fares: list.inside, pair: one, touchesAirport } : ask('same_zone');
}

/** Minutes of driving between two places, as the list plans them; null where it does not know one of them, or the pair. */
export function driveMinutes(list: PriceContent, places: Pick<PricedTrip, 'from' | 'to'>): number | null {
  const found = pairOf(list, places);
  return 'outcome' in found ? null : found.fares.minutes[found.pair] || null;
}

/**
 * What a trip costs, or when it can be driven instead, or why that needs the office.
 * @param windows days of rest from today on, in their order; none where the business drives on them
 */
export function priceTrip(list: PriceContent, trip: PricedTrip, windows: readonly RestWindow[]): Priced | Closed | Ask {
  const reason = ALWAYS_ASKED[trip.service];
  if (reason) return ask(reason);
  if (isSoon(list, trip)) return ask('too_soon');
  if (trip.service === 'car_with_driver') return priceHours(list, trip, windows);
  const found = pairOf(list, trip);
  if ('outcome' in found) return found;
  const minutes = found.fares.minutes[found.pair];
  if (!minutes) return ask('no_fare');

  if (trip.back && instantOf(trip.back) < instantOf(trip) + minutes * MINUTE_MS) return ask('return_early');

  const ways: readonly WallTime[] = trip.back ? [trip, trip.back] : [trip];
  for (const [nth, way] of ways.entries()) {
    const rest = restOf(way, minutes, list, windows, trip.asked_at);
    if (rest) return { outcome: 'closed', leg: nth === 0 ? 1 : 2, hours: rest };
  }
  if (trip.back === null) return ask('return_time');
  const choice = vehiclesFor(list, trip);
  if (!choice) return ask('group');
  const { vehicle, vehicles } = choice;
  const fare = fareAt(found.fares, vehicle.id, found.pair);
  if (!fare) return ask('no_fare');

  const lines = ways.flatMap(({ time }, nth) => {
    const leg = nth === 0 ? 1 : 2;
    return [...legLines(leg, time, fare, vehicles, list.rules), ...extraLines(leg, trip, list.rules)];
  });
  const percent = trip.back && found.touchesAirport ? list.rules.round_trip_percent : 0;
  // To whole shekels, in the traveller's favour.
  const discount = Math.ceil((sumOf(lines) * percent) / 100 / AGOROT) * AGOROT;
  return priced(list, trip, choice, minutes, [
    ...lines,
    ...(discount > 0 ? [{ kind: 'discount', leg: 1, quantity: 1, amount: -discount } as const] : []),
  ]);
}

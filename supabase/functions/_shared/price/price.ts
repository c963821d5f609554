/**
 * What a trip costs by the business's own list: the same calculation for the function that stores a request, the office and
 * the pages. Pure: no clock, no network; days and times are the wall clock's in Israel. Whatever the list does not say is a
 * question to the office, never a guess.
 */
import { MINUTE_MS, israelClock, israelInstant } from '../clock/clock.ts';
import { OWN_ROUTE, type MeetingWay, type TripServiceType } from '../facts/lead-fields.ts';
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
import { readPlace, withoutVia, type PlaceQuestion, type PlaceReading } from '../places/price-zones.ts';
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
  /** Places on the way there, as they were typed. */
  readonly stops?: readonly string[];
  /** Children in seats included. */
  readonly passengers: number;
  readonly luggage: number;
  readonly child_seats?: number;
  /** Needs of passengers that the car has to answer, by the names of their facts. */
  readonly needs?: readonly string[];
  /** A class that is wished for; the smallest that takes everybody else. */
  readonly vehicle_class?: string;
  /** Of a car with its driver. */
  readonly hours?: number;
  /** Of a day trip: a route of the list, or {@link OWN_ROUTE}. */
  readonly day_route?: string;
  /** How whoever lands is met. */
  readonly meeting?: MeetingWay;
  /** The way back of a round trip; null while nobody has said when. */
  readonly back?: WallTime | null;
  /** When the price is asked for, milliseconds since 1970; without it notice is not looked at. */
  readonly asked_at?: number;
}

export interface PriceLine {
  readonly kind: 'fare' | 'night' | 'hours' | 'route' | 'seat' | 'stop' | 'meeting' | 'discount';
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
  | 'return_hours'
  | 'stop'
  | 'detour'
  | 'needs'
  | 'hours'
  | 'day_route'
  | 'route_door'
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
const ask = (reason: AskReason): Ask => ({ outcome: 'ask', reason });

/** The classes that are chosen from by size: of each number of seats the first, the smallest first. */
const sizes = (classes: readonly PriceClass[]): PriceClass[] =>
  classes
    .filter((one, nth) => classes.findIndex(({ seats }) => seats === one.seats) === nth)
    .toSorted((one, other) => one.seats - other.seats);

interface VehicleChoice {
  vehicle: PriceClass;
  vehicles: number;
}

/** Whether a class answers what passengers need. */
const takes = ({ takes: taken }: PriceClass, needs: readonly string[] = []): boolean =>
  needs.every((need) => taken.includes(need));

/** The smallest car that takes everybody and everything, or several of the largest; or why that is a matter for people. */
function vehiclesFor(
  { classes, rules }: PriceContent,
  { passengers, luggage, vehicle_class: wished, needs }: PricedTrip,
): VehicleChoice | Ask {
  if (passengers > rules.most_passengers || luggage > rules.most_luggage) return ask('group');
  const fit = classes.filter((each) => (wished === undefined || each.id === wished) && takes(each, needs));
  const choice = sizes(fit);
  const fitting = choice.find(({ seats, bags }) => seats >= passengers && bags >= luggage);
  if (fitting) return { vehicle: fitting, vehicles: 1 };
  const largest = choice.at(-1);
  if (!largest) return ask(needs?.length ? 'needs' : 'no_fare');
  if (luggage > 0 && largest.bags === 0) return ask('group');
  const vehicles = Math.max(Math.ceil(passengers / largest.seats), luggage > 0 ? Math.ceil(luggage / largest.bags) : 1);
  return { vehicle: largest, vehicles };
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

/** Of one way: its stops, children's seats, and the name board of one that begins at an airport; what costs nothing is no line. */
function extraLines(
  leg: 1 | 2,
  { child_seats: seats = 0, meeting }: PricedTrip,
  { stops, isLanding }: { stops: number; isLanding: boolean },
  rules: PriceRules,
): PriceLine[] {
  const line = (kind: PriceLine['kind'], quantity: number, price: number): PriceLine[] =>
    quantity > 0 && price > 0 ? [{ kind, leg, quantity, amount: quantity * price * AGOROT }] : [];
  return [
    ...line('stop', stops, rules.extra_stop),
    ...line('seat', seats, rules.child_seat),
    ...line('meeting', isLanding && meeting === 'board' ? 1 : 0, rules.meeting_board),
  ];
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
  const isSame = 'vehicle' in without && without.vehicle === vehicle && without.vehicles === vehicles;
  return {
    outcome: 'priced',
    total_agorot: sumOf(lines),
    fare_kind: vehicle.licence === 'taxi' ? 'at_most' : 'fixed',
    vehicle_class: vehicle.id,
    vehicles,
    for_luggage: !isSame,
    minutes,
    lines,
  };
}

const isSoon = (list: PriceContent, { day, time, asked_at: askedAt }: PricedTrip): boolean =>
  askedAt !== undefined && instantOf({ day, time }) < askedAt + list.rules.notice_minutes * MINUTE_MS;

/** What a place of a trip means: a text is read, but for what it says is driven through; a zone that was chosen is there or not. */
function placeOf({ zones }: PriceContent, place: PricedTrip['from']): PlaceReading {
  if (typeof place === 'string') return readPlace(zones, withoutVia(place).place);
  const zone = zones.find(({ id }) => id === place.zone);
  return zone ? { outcome: 'zone', zone, label: zone.name } : { outcome: 'question', about: 'town' };
}

function askPlace(reason: 'from' | 'to' | 'stop', reading: Exclude<PlaceReading, { outcome: 'zone' }>): Ask {
  if (reading.outcome !== 'question') return { ...ask(reason), place: reading.place };
  return reading.about === 'town' ? ask(reason) : { ...ask(reason), about: reading.about };
}

/** Where a zone's numbers stand in a list; -1 where it has none. */
const nthOf = (list: PriceContent, { id, like = id }: PriceZone): number =>
  pricedZones(list).findIndex((zone) => zone.id === like);

/** Minutes of driving between two zones; 0 inside one, null where the list does not say. */
function minutesBetween(list: PriceContent, one: PriceZone, other: PriceZone): number | null {
  const [low, high] = [nthOf(list, one), nthOf(list, other)];
  if (low < 0 || high < 0) return null;
  return low === high ? 0 : list.minutes[pairIndex(low, high)] || null;
}

/** A way, and where its numbers stand. */
interface Way {
  readonly from: PriceZone;
  readonly to: PriceZone;
  readonly fares: Fares;
  readonly pair: number;
}

/** The zones of a trip, or the one that it stays in, or what is not known of it. */
function wayOf(list: PriceContent, { from, to }: Pick<PricedTrip, 'from' | 'to'>): Way | Ask {
  const start = placeOf(list, from);
  if (start.outcome !== 'zone') return askPlace('from', start);
  const end = placeOf(list, to);
  if (end.outcome !== 'zone') return askPlace('to', end);
  const [one, other] = [nthOf(list, start.zone), nthOf(list, end.zone)];
  if (one < 0 || other < 0) return ask('no_fare');
  const ends = { from: start.zone, to: end.zone };
  if (one !== other) return { ...ends, fares: list, pair: pairIndex(one, other) };
  return list.inside?.minutes[one] ? { ...ends, fares: list.inside, pair: one } : ask('same_zone');
}

/** Minutes of driving between two places, as the list plans them; null where it does not know one of them, or the pair. */
export function driveMinutes(list: PriceContent, places: Pick<PricedTrip, 'from' | 'to'>): number | null {
  const found = wayOf(list, places);
  return 'outcome' in found ? null : found.fares.minutes[found.pair] || null;
}

/** What is driven through: the stops, and the places that the two texts say they are reached by; a road is none. */
function stopsOf({ zones }: PriceContent, { from, to, stops = [] }: PricedTrip): readonly string[] {
  const [before, after] = [from, to].map((place) => {
    const { via } = typeof place === 'string' ? withoutVia(place) : { via: [] };
    return via.filter((text) => {
      const reading = readPlace(zones, text);
      return reading.outcome !== 'question' || reading.about === 'which';
    });
  });
  return [...(before ?? []), ...stops, ...(after ?? [])];
}

/** Minutes of driving with the stops of a way, or what has to be asked about them: one that lengthens the way is another ride. */
function minutesOf(list: PriceContent, { from, to, fares, pair }: Way, stops: readonly string[]): number | Ask {
  const direct = fares.minutes[pair];
  if (!direct) return ask('no_fare');
  const zones = [from];
  for (const stop of stops) {
    const reading = placeOf(list, stop);
    if (reading.outcome !== 'zone') return askPlace('stop', reading);
    zones.push(reading.zone);
  }
  const parts = [...zones.slice(1), to].map((zone, nth) => minutesBetween(list, zones[nth] ?? from, zone));
  if (parts.includes(null)) return ask('detour');
  const minutes = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return minutes > direct + list.rules.stop_detour * stops.length ? ask('detour') : Math.max(minutes, direct);
}

/** A time in which a car and its driver are taken, whatever it is called: so long, at so much for a class. */
interface Hire {
  readonly hours: number;
  readonly line: Pick<PriceLine, 'kind' | 'quantity'>;
  /** Shekels for each car; nothing: on request. */
  readonly priceOf: (vehicle: PriceClass) => number | null | undefined;
}

function byTheHour(list: PriceContent, { hours }: PricedTrip, kind: 'hourly' | 'event_hourly'): Hire | Ask {
  if (!hours) return ask('hours');
  const { hourly_minimum, event_minimum } = list.rules;
  const taken = Math.max(hours, kind === 'hourly' ? hourly_minimum : event_minimum);
  return {
    hours: taken,
    line: { kind: 'hours', quantity: taken },
    priceOf: ({ [kind]: price }) => price && price * taken,
  };
}

/** A day along a route of the list, for doors that are near enough to where it begins. */
function byTheDay(list: PriceContent, trip: PricedTrip, ends: readonly PriceZone[]): Hire | Ask {
  if (!trip.day_route) return ask('day_route');
  if (trip.day_route === OWN_ROUTE) return byTheHour(list, trip, 'hourly');
  const route = list.routes.find(({ id }) => id === trip.day_route);
  const start = list.zones.find(({ id }) => id === route?.start);
  if (!route || !start) return ask('no_fare');
  const isNear = (zone: PriceZone) => (minutesBetween(list, start, zone) ?? Infinity) <= route.reach;
  if (!ends.every(isNear)) return ask('route_door');
  return { hours: route.hours, line: { kind: 'route', quantity: 1 }, priceOf: ({ id }) => route.fares[id] };
}

/** What a car with its driver costs for a time. Where it is taken to is told on the day: any place but those where no car goes. */
function priceHire(list: PriceContent, trip: PricedTrip, windows: readonly RestWindow[]): Priced | Closed | Ask {
  const start = placeOf(list, trip.from);
  if (start.outcome !== 'zone') return askPlace('from', start);
  const places = [trip.to, ...(trip.stops ?? [])].map((place) => placeOf(list, place));
  const closed = places.find(({ outcome }) => outcome === 'stop' || outcome === 'unpriced');
  if (closed && closed.outcome !== 'zone') return askPlace('to', closed);
  if (trip.back !== undefined) return ask('return_hours');
  const ends = [start, ...places].flatMap((place) => (place.outcome === 'zone' ? [place.zone] : []));
  const hire =
    trip.service === 'day_tour'
      ? byTheDay(list, trip, ends)
      : byTheHour(list, trip, trip.service === 'event_transfer' ? 'event_hourly' : 'hourly');
  if ('outcome' in hire) return hire;
  const rest = restOf(trip, hire.hours * 60, list, windows, trip.asked_at);
  if (rest) return { outcome: 'closed', leg: 1, hours: rest };
  const choice = vehiclesFor(list, trip);
  if ('outcome' in choice) return choice;
  const price = hire.priceOf(choice.vehicle);
  if (!price) return ask('no_fare');
  const { kind, quantity } = hire.line;
  const { vehicles } = choice;
  return priced(list, trip, choice, hire.hours * 60, [
    { kind, leg: 1, quantity: quantity * vehicles, amount: price * vehicles * AGOROT },
    ...extraLines(1, trip, { stops: 0, isLanding: start.zone.kind === 'airport' }, list.rules),
  ]);
}

/** What a ride from one place to another costs, and the one back where it is wished. */
function priceRide(list: PriceContent, trip: PricedTrip, windows: readonly RestWindow[]): Priced | Closed | Ask {
  const found = wayOf(list, trip);
  if ('outcome' in found) return found;
  const stops = stopsOf(list, trip);
  const minutes = minutesOf(list, found, stops);
  if (typeof minutes !== 'number') return minutes;

  if (trip.back && instantOf(trip.back) < instantOf(trip) + minutes * MINUTE_MS) return ask('return_early');

  const ways: readonly WallTime[] = trip.back ? [trip, trip.back] : [trip];
  for (const [nth, way] of ways.entries()) {
    const rest = restOf(way, minutes, list, windows, trip.asked_at);
    if (rest) return { outcome: 'closed', leg: nth === 0 ? 1 : 2, hours: rest };
  }
  if (trip.back === null) return ask('return_time');
  const choice = vehiclesFor(list, trip);
  if ('outcome' in choice) return choice;
  const { vehicle, vehicles } = choice;
  const fare = fareAt(found.fares, vehicle.id, found.pair);
  if (!fare) return ask('no_fare');

  const { from, to } = found;
  const lines = ways.flatMap(({ time }, nth) => {
    const [leg, begins, onTheWay] = nth === 0 ? ([1, from, stops.length] as const) : ([2, to, 0] as const);
    return [
      ...legLines(leg, time, fare, vehicles, list.rules),
      ...extraLines(leg, trip, { stops: onTheWay, isLanding: begins.kind === 'airport' }, list.rules),
    ];
  });
  const touchesAirport = [from, to].some(({ kind }) => kind === 'airport');
  const percent = trip.back && touchesAirport ? list.rules.round_trip_percent : 0;
  // To whole shekels, in the traveller's favour.
  const discount = Math.ceil((sumOf(lines) * percent) / 100 / AGOROT) * AGOROT;
  return priced(list, trip, choice, minutes, [
    ...lines,
    ...(discount > 0 ? [{ kind: 'discount', leg: 1, quantity: 1, amount: -discount } as const] : []),
  ]);
}

/** Services whose price goes by the time that the car is taken for. */
const HIRES: ReadonlySet<TripServiceType> = new Set(['car_with_driver', 'event_transfer', 'day_tour']);

/**
 * What a trip costs, or when it can be driven instead, or why that needs the office.
 * @param windows days of rest from today on, in their order; none where the business drives on them
 */
export function priceTrip(list: PriceContent, trip: PricedTrip, windows: readonly RestWindow[]): Priced | Closed | Ask {
  if (trip.service === 'other') return ask('other');
  if (isSoon(list, trip)) return ask('too_soon');
  return HIRES.has(trip.service) ? priceHire(list, trip, windows) : priceRide(list, trip, windows);
}

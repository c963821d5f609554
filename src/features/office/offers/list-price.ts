import { isTime } from '@shared/clock/clock';
import { NEEDS, stopsOf } from '@/data/facts';
import { childSeatsOf, type Lead } from '@/data/leads';
import type { MeetingPoint } from '@/data/meeting-points';
import { MEETING_WAYS, type OfferDraft } from '@/data/offers';
import {
  driveMinutes,
  findZone,
  PRICED_BY_PLACES,
  priceTrip,
  restAround,
  TRIP_SERVICE_TYPES,
  type PriceList,
  type PricedTrip,
} from '@/data/prices';
import type { VehicleClass } from '@/data/vehicle-classes';
import type { RestRules } from '@/config/rest-clock';
import { isDay } from '@/lib/calendar-day';

/** What an offer's price is calculated by. */
export interface PriceBasis {
  classes: readonly VehicleClass[];
  /** The list that holds; null where there is none. */
  list: PriceList | null;
  /** Where whoever lands is met. */
  points: readonly MeetingPoint[];
  rest: RestRules;
}

/** The rides of an offer, as far as they are typed. */
export interface TypedRides {
  vehicle_class: string;
  vehicles: string;
  pickup: string;
  dropoff: string;
  /** "YYYY-MM-DD", "04:05". */
  day: string;
  time: string;
  /** The way back, between the same places, is a second ride of the offer. */
  has_back: boolean;
  back_day: string;
  back_time: string;
}

const isMoment = (day: string, time: string): boolean => isDay(day) && isTime(time);

function toTrip(rides: TypedRides, lead: Lead): PricedTrip | null {
  const service = TRIP_SERVICE_TYPES.find((known) => known === lead.service_type);
  const [time, backTime] = [rides.time.trim(), rides.back_time.trim()];
  const isWhole = isMoment(rides.day, time) && (!rides.has_back || isMoment(rides.back_day, backTime));
  if (!service || !isWhole) return null;
  const meeting = MEETING_WAYS.find((way) => way === lead.meeting_way);
  return {
    service,
    from: rides.pickup,
    to: rides.dropoff,
    day: rides.day,
    time,
    passengers: lead.passengers ?? 1,
    luggage: lead.luggage ?? 0,
    stops: stopsOf(lead),
    child_seats: childSeatsOf(lead),
    needs: NEEDS.filter((need) => lead[need]),
    ...(lead.hire_hours && { hours: lead.hire_hours }),
    ...(lead.day_route && { day_route: lead.day_route }),
    ...(meeting && { meeting }),
    vehicle_class: rides.vehicle_class,
    ...(rides.has_back && { back: { day: rides.back_day, time: backTime } }),
  };
}

/**
 * What the rides of an offer cost by the list, or the open hours next to them, as for the customer's own request; null where the list
 * leaves it to the office, and for another number of vehicles than the list takes.
 */
export function listPrice(rides: TypedRides, lead: Lead, { list, rest }: Pick<PriceBasis, 'list' | 'rest'>) {
  const trip = toTrip(rides, lead);
  if (!list || !trip) return null;
  const answer = priceTrip(list, trip, restAround(rest, trip));
  if (answer.outcome === 'ask' || (answer.outcome === 'priced' && answer.vehicles !== Number(rides.vehicles)))
    return null;
  return answer.outcome === 'priced' ? { ...answer, version: list.version } : answer;
}
export type ListPrice = NonNullable<ReturnType<typeof listPrice>>;

type PriceReasons = OfferDraft['legs'][number]['price_reasons'];

/** How the list comes to its price, for each ride of the offer, as the offer keeps it. @param answer the list's */
export function priceReasons(
  rides: TypedRides,
  lead: Lead,
  { list }: Pick<PriceBasis, 'list'>,
  answer: Extract<ListPrice, { outcome: 'priced' }>,
): PriceReasons[] {
  const [from, to] = [rides.pickup, rides.dropoff].map((place) => list && findZone(list.zones, place)?.name);
  const isRide = PRICED_BY_PLACES.includes(lead.service_type);
  if (!from || (isRide && !to)) return [];
  const ofLeg = (leg: 1 | 2, start: typeof from, end: typeof from | null): PriceReasons => ({
    from: start,
    to: end,
    for_luggage: answer.for_luggage,
    lines: answer.lines
      .filter((line) => line.leg === leg)
      .map(({ kind, quantity, amount }) => ({ kind, quantity, amount })),
  });
  return isRide && to ? [ofLeg(1, from, to), ofLeg(2, to, from)] : [ofLeg(1, from, null)];
}

/** Minutes of driving between the places of an offer; null where the list does not know them, and where a ride is no way from one to the other. */
export const listMinutes = (
  { pickup, dropoff }: Pick<TypedRides, 'pickup' | 'dropoff'>,
  lead: Pick<Lead, 'service_type'>,
  { list }: Pick<PriceBasis, 'list'>,
): number | null =>
  list && PRICED_BY_PLACES.includes(lead.service_type) ? driveMinutes(list, { from: pickup, to: dropoff }) : null;

/** Prices in agorot that an offer may have without anybody saying why: the list's, and the one that the customer was shown. */
export function explainedPrices(lead: Lead, answer: ListPrice | null): number[] {
  const shown = lead.price_shown_agorot;
  return [...(answer?.outcome === 'priced' ? [answer.total_agorot] : []), ...(shown === null ? [] : [shown])];
}

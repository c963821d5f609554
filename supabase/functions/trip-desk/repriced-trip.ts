/**
 * What a change does to the price of a trip, by the list by which that was said. It is reckoned as every price is; the database looks
 * whether it was by that list and from the facts that still stand, and makes the change or asks the office (trip_change, migration
 * trip_desk).
 */
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import type { RepricedTrip, TripChange } from '../_shared/contracts/trip-contract.ts';
import { askedTrip, restAround, type PriceAnswers } from '../_shared/facts/asked-trip.ts';
import { isPastSlot, isTooFarAhead, israelClock } from '../_shared/clock/clock.ts';
import { JOINT_RULES } from '../_shared/facts/joint-rules.ts';
import type { FieldError } from '../_shared/facts/lead-fields.ts';
import { CHANGE_FIELDS, PRICE_FIELDS, rideFact } from '../_shared/facts/ride-facts.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { callRpc } from '../_shared/http/rpc.ts';
import { findZone } from '../_shared/places/price-zones.ts';
import type { PriceList } from '../_shared/price/price-list.ts';
import { publishedList } from '../_shared/price/published-list.ts';
import { priceTrip, type Priced } from '../_shared/price/price.ts';

type TripPricing = CompositeTypes<'trip_pricing'>;
/** As the database takes it. */
export type Repriced = CompositeTypes<'repriced_trip'>;

/** Without the clock: a booked trip is not priced anew because it has come near. */
function reckon(list: PriceList, answers: PriceAnswers, vehicleClass: string | null): Priced | null {
  const trip = askedTrip(answers, 0);
  if (!trip) return null;
  const { asked_at: _, ...timeless } = trip;
  const answer = priceTrip(list, { ...timeless, ...(vehicleClass && { vehicle_class: vehicleClass }) }, []);
  return answer.outcome === 'priced' ? answer : null;
}

/** Whether a list sees the same trip in both: the same two zones, driven in the same cars, for the same lines. */
export function isSameTrip(
  list: PriceList,
  before: PriceAnswers,
  after: PriceAnswers,
  vehicleClass: string | null = null,
): boolean {
  const one = reckon(list, before, vehicleClass);
  const zones = ({ pickup, dropoff }: PriceAnswers) =>
    [pickup, dropoff].map((place) => findZone(list.zones, place ?? '')?.id);
  return (
    one !== null &&
    JSON.stringify([one, zones(before)]) === JSON.stringify([reckon(list, after, vehicleClass), zones(after)])
  );
}

/** The car that was offered, unless another one is wished for. */
const classOf = ({ vehicle_class: offered, facts }: TripPricing, { vehicle_class: wished }: PriceAnswers) =>
  wished === facts.vehicle_class ? offered : null;

/** Whether anything is changed for which an offer was made: its day, hour, way, class or length. */
const isMoved = ({ facts }: TripPricing, fields: TripChange): boolean =>
  CHANGE_FIELDS.some(
    (name) =>
      rideFact(name).until === 'offer' &&
      fields[name] !== undefined &&
      fields[name] !== (facts as Readonly<Record<string, unknown>>)[name],
  );

/** @param now milliseconds since 1970 */
function priceOf(list: PriceList, after: PriceAnswers, pricing: TripPricing, now: number): number | null {
  const { rest, is_offered: isOffered, held_until: until } = pricing;
  if (isOffered) return reckon(list, after, classOf(pricing, after))?.total_agorot ?? null;
  const trip = askedTrip(after, now);
  if (!trip || !until || Date.parse(until) <= now) return null;
  const answer = priceTrip(list, trip, restAround(rest, trip));
  return answer.outcome === 'priced' ? answer.total_agorot : null;
}

/**
 * @param pricing what the database says of the trip as it stands
 * @returns `repriced` is null where no list has priced the trip
 */
export async function repricedTrip(
  pricing: TripPricing,
  fields: TripChange,
  now: number,
  platform: Platform,
): Promise<{ repriced: Repriced | null; price: RepricedTrip }> {
  const { version, facts, said_agorot: before, is_offered: isOffered, held_until: until } = pricing;
  const list = version === null ? null : await publishedList(version, platform);
  const after: PriceAnswers = { ...facts, ...fields };
  const isSame = list !== null && isSameTrip(list, facts, after, classOf(pricing, after));
  const total = list && priceOf(list, after, pricing, now);
  const price: RepricedTrip =
    isSame && !(isOffered && isMoved(pricing, fields))
      ? { outcome: 'same', before, after: before, held_until: null }
      : isOffered
        ? { outcome: 'asked', before, after: total, held_until: null }
        : { outcome: 'made', before, after: total, held_until: total === null ? null : until };
  return { repriced: list && { version: list.version, facts, is_same: isSame, total_agorot: total }, price };
}

/** Whether a change says anything that a price depends on. */
export const touchesPrice = (fields: TripChange): boolean => PRICE_FIELDS.some((name) => Object.hasOwn(fields, name));

type Wrong = Readonly<Record<string, FieldError>>;

/** What is wrong with the facts of a trip together once it is changed, by field; empty where nothing is that was not before. */
function brokenRules(facts: PriceAnswers, fields: TripChange): Wrong {
  const after = { ...facts, ...fields };
  const broken = JOINT_RULES.filter(({ isBroken }) => isBroken(after) && !isBroken(facts));
  return Object.fromEntries(broken.map(({ field, error }) => [field, error]));
}

/** What is wrong with a day or an hour that a trip is moved to: long ago, far away, or nobody drives then. */
async function brokenMove(pricing: TripPricing, fields: TripChange, now: number, platform: Platform): Promise<Wrong> {
  const { facts, version, rest } = pricing;
  const after = { ...facts, ...fields };
  const clock = new Date(now);
  for (const day of ['travel_date', 'return_date'] as const) {
    const said = fields[day];
    if (said && said < israelClock(clock).day) return { [day]: 'datePast' };
    if (said && isTooFarAhead(said, clock)) return { [day]: 'dateTooFar' };
  }
  const isHourSaid = fields.travel_date !== undefined || fields.pickup_time !== undefined;
  if (isHourSaid && isPastSlot(after.travel_date ?? '', after.pickup_time ?? '', clock))
    return { pickup_time: 'timePast' };
  if (version === null || !isMoved(pricing, fields)) return {};
  const list = await publishedList(version, platform);
  const closed = [facts, after].map((answers) => {
    const trip = askedTrip(answers, 0);
    if (!list || !trip) return null;
    const { asked_at: _, ...timeless } = trip;
    const answer = priceTrip(list, timeless, restAround(rest, timeless));
    return answer.outcome === 'closed' ? answer.leg : null;
  });
  const [before, leg] = closed;
  return !leg || before === leg ? {} : { [leg === 1 ? 'pickup_time' : 'return_time']: 'closedTime' };
}

/** @returns `fields`: what is wrong, by field; null for a link that opens nothing */
export async function repriceChange(
  link: { reference: string; key: string },
  fields: TripChange,
  platform: Platform,
): Promise<Awaited<ReturnType<typeof repricedTrip>> | { fields: Wrong } | null> {
  const pricing = await callRpc('trip_pricing', { ...link, fields }, platform);
  if (!pricing) return null;
  const now = Date.now();
  const wrong = { ...(await brokenMove(pricing, fields, now, platform)), ...brokenRules(pricing.facts, fields) };
  return Object.keys(wrong).length > 0 ? { fields: wrong } : repricedTrip(pricing, fields, now, platform);
}

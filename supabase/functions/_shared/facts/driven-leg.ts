/** The journeys of a booking at the hour at which they are driven. */
import { israelClock } from '../clock/clock.ts';
import type { OfferLeg, TripPickup } from '../contracts/trip-contract.ts';

/** When the first car of a leg comes, in milliseconds since 1970. */
function firstPickup({ position, pickup_at, vehicles }: OfferLeg, pickups: readonly TripPickup[]): number {
  const moved = pickups.filter(({ leg }) => leg === position).map((pickup) => Date.parse(pickup.pickup_at));
  return Math.min(...moved, ...(moved.length < vehicles ? [Date.parse(pickup_at)] : []));
}

/** A leg as agreed, with the hour of its first car where the office has moved that since. */
export function drivenLeg(leg: OfferLeg, pickups: readonly TripPickup[]): OfferLeg {
  const start = firstPickup(leg, pickups);
  if (start === Date.parse(leg.pickup_at)) return leg;
  const { day, time } = israelClock(new Date(start));
  return { ...leg, pickup_day: day, pickup_time: time, pickup_at: new Date(start).toISOString() };
}

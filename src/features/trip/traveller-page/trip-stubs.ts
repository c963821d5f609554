import { type FactValues, LEG_FACTS, pickFacts } from '@/data/facts';
import { HOUR_MS, israelClock } from '@shared/clock/clock';
import {
  askedLegs,
  drivenLeg,
  type OfferLeg,
  type TripOffer,
  type TripPickup,
  type TripRequestFacts,
  type TripView,
} from '@/data/trip';

/** One journey as the ticket shows it; what is not known yet is null. */
export interface Stub {
  /** 1, 2, 3 */
  position: number;
  pickup: string | null;
  dropoff: string | null;
  stops: readonly string[];
  /** "YYYY-MM-DD" */
  day: string | null;
  /** "04:05", the clock in Israel. */
  time: string | null;
  /** The agreed pick-up, an instant, where the office has moved it since. */
  movedFrom: string | null;
  /** Of several cars those that come at another hour: which, and the instant. */
  otherHours: readonly { car: number; at: string }[];
  /** The hour strikes twice that night, and this is the second one. */
  isAfterClockChange: boolean;
  /** What it says besides. */
  facts: FactValues;
  vehicles: number;
  vehicleName: OfferLeg['vehicle_name'] | null;
}

/** The stub of a trip that is still being opened. */
export const BLANK_STUB: Stub = {
  position: 1,
  pickup: null,
  dropoff: null,
  stops: [],
  day: null,
  time: null,
  movedFrom: null,
  otherHours: [],
  isAfterClockChange: false,
  facts: {},
  vehicles: 0,
  vehicleName: null,
};

/** Whether the clock in Israel showed the same hour an hour before the instant. */
function strikesTwice(instant: string): boolean {
  const at = new Date(instant);
  return israelClock(at).time === israelClock(new Date(at.getTime() - HOUR_MS)).time;
}

const ofLeg = (leg: OfferLeg): Stub => ({
  position: leg.position,
  pickup: leg.pickup,
  dropoff: leg.dropoff,
  stops: leg.stops,
  day: leg.pickup_day,
  time: leg.pickup_time.slice(0, 5),
  movedFrom: null,
  otherHours: [],
  isAfterClockChange: strikesTwice(leg.pickup_at),
  facts: pickFacts(leg, LEG_FACTS),
  vehicles: leg.vehicles,
  vehicleName: leg.vehicle_name,
});

/** A booked journey with the hours that the office has moved: of one car its own, of several those that come apart. */
function asDriven(leg: OfferLeg, pickups: readonly TripPickup[]): Stub {
  const moved = pickups.filter((pickup) => pickup.leg === leg.position);
  if (leg.vehicles > 1)
    return { ...ofLeg(leg), otherHours: moved.map(({ car, pickup_at }) => ({ car, at: pickup_at })) };
  return { ...ofLeg(drivenLeg(leg, moved)), movedFrom: moved.length > 0 ? leg.pickup_at : null };
}

const ofRequest = (request: TripRequestFacts): Stub[] =>
  askedLegs(request).map((leg) => ({
    ...BLANK_STUB,
    position: leg.position,
    pickup: leg.pickup,
    dropoff: leg.dropoff,
    day: leg.pickup_day,
    time: leg.pickup_time,
    facts: pickFacts(leg, LEG_FACTS),
  }));

/** The journeys of an offer, in their order. @param pickups those that are driven at another hour than the agreed one */
export const stubsOfOffer = ({ legs }: TripOffer, pickups: readonly TripPickup[] = []): Stub[] =>
  legs.toSorted((a, b) => a.position - b.position).map((leg) => asDriven(leg, pickups));

/** The journeys of a trip: as booked, else as offered, else as asked for. */
export function stubsOf({ booking, offer, request, pickups }: TripView): Stub[] {
  const settled = booking ?? offer;
  if (!settled || settled.legs.length === 0) return ofRequest(request);
  return stubsOfOffer(settled, booking ? pickups : []);
}

/** The journeys that a request asks for, as far as it says them: there, and back where that is wished. */
import { LEG_FACTS, pickFacts, stopsOf, type LegFactName } from './ride-facts.ts';
import type { OfferLeg, TripRequestFacts } from '../contracts/trip-contract.ts';

type AskedFact = Exclude<LegFactName, 'service_type'> | 'pickup_day' | 'pickup_time';

/** A journey before anybody has offered it: null is what nobody has said. */
export type AskedLeg = Pick<OfferLeg, 'position' | 'service_type' | 'stops'> & {
  [Fact in AskedFact]: OfferLeg[Fact] | null;
};

/** The way back of a transfer from the airport is one to it. */
export const serviceBack = (service: string): string =>
  service === 'airport_pickup' ? 'airport_dropoff' : service === 'airport_dropoff' ? 'airport_pickup' : service;

export function askedLegs(request: TripRequestFacts): AskedLeg[] {
  const there: AskedLeg = {
    ...pickFacts(request, LEG_FACTS),
    position: 1,
    service_type: request.service_type ?? '',
    stops: stopsOf(request),
    // A request may say both places in one text.
    dropoff: request.dropoff ?? request.destination,
    pickup_day: request.travel_date,
    pickup_time: request.pickup_time?.slice(0, 5) ?? null,
  };
  if (!request.round_trip) return [there];
  const back: AskedLeg = {
    ...there,
    position: 2,
    service_type: serviceBack(there.service_type),
    pickup: there.dropoff,
    dropoff: there.pickup,
    stops: [],
    pickup_day: request.return_date,
    pickup_time: request.return_time?.slice(0, 5) ?? null,
    flight_number: request.return_flight,
  };
  return [there, back];
}

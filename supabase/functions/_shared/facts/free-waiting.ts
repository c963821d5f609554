/** How long a driver waits free of charge: counted from the landing at the airport, from the agreed time anywhere else. */
import type { OfferLeg, TripOffer } from '../contracts/trip-contract.ts';

/** How a language says it, in whole sentences; minutes and hours are whole numbers. */
export interface FreeWaitingWords {
  landing: (minutes: number) => string;
  /** @param isOnly no leg of the trip begins at a landing */
  elsewhere: (minutes: number, isOnly: boolean) => string;
  /** How late a flight may land at no cost. */
  delay: (hours: number) => string;
}

type Agreed = Pick<TripOffer, 'landing_waiting_minutes' | 'free_waiting_minutes' | 'free_delay_hours'> & {
  legs: readonly Pick<OfferLeg, 'service_type' | 'meeting'>[];
};

/** Whoever is met at an airport has landed there, whatever the service is called (private.is_arrival). */
const isArrival = ({ service_type, meeting }: Agreed['legs'][number]) =>
  service_type === 'airport_pickup' || meeting !== null;

/** What of it concerns an offer, by where its legs begin. */
export function freeWaiting(offer: Agreed, words: FreeWaitingWords): string {
  const landings = offer.legs.filter(isArrival).length;
  return [
    ...(landings > 0 ? [words.landing(offer.landing_waiting_minutes)] : []),
    ...(landings < offer.legs.length ? [words.elsewhere(offer.free_waiting_minutes, landings === 0)] : []),
    ...(landings > 0 ? [words.delay(offer.free_delay_hours)] : []),
  ].join(' ');
}

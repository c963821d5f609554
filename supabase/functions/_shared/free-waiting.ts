/** How long a driver waits free of charge: counted from the landing at the airport, from the agreed time anywhere else. */
import type { TripOffer } from './trip-contract.ts';

/** How a language says it, in whole sentences; minutes and hours are whole numbers. */
export interface FreeWaitingWords {
  landing: (minutes: number) => string;
  /** @param isOnly no leg of the trip begins at a landing */
  elsewhere: (minutes: number, isOnly: boolean) => string;
  /** How late a flight may land at no cost. */
  delay: (hours: number) => string;
}

type Agreed = Pick<TripOffer, 'landing_waiting_minutes' | 'free_waiting_minutes' | 'free_delay_hours'> & {
  legs: readonly { service_type: string }[];
};

/** What of it concerns an offer, by where its legs begin. */
export function freeWaiting(offer: Agreed, words: FreeWaitingWords): string {
  const landings = offer.legs.filter((leg) => leg.service_type === 'airport_pickup').length;
  return [
    ...(landings > 0 ? [words.landing(offer.landing_waiting_minutes)] : []),
    ...(landings < offer.legs.length ? [words.elsewhere(offer.free_waiting_minutes, landings === 0)] : []),
    ...(landings > 0 ? [words.delay(offer.free_delay_hours)] : []),
  ].join(' ');
}

import { IDEMPOTENCY_HEADER } from '@shared/http/idempotency-header';
import { firstPhone } from '@shared/people/first-phone';
import { tripFragment, type TripAnswer, type TripCall, type TripRefusalCode } from '@shared/contracts/trip-contract';
import { env } from '@/config/env';

export { askedLegs } from '@shared/facts/asked-legs';
export { drivenLeg } from '@shared/facts/driven-leg';
export { driverName } from '@shared/people/driver-name';
export { freeWaiting } from '@shared/facts/free-waiting';
export { meetingIn, meetingsOf, sketchOf, type MeetingSketch } from '@shared/facts/meeting-points';
export { formatPrice } from '@shared/price/money';
export { shownPlate } from '@shared/facts/plate';
export { tripCalendar } from '@shared/clock/trip-calendar';
export {
  readTripFragment,
  SEARCH_ACTIONS,
  TRIP_WORDS_MAX,
  tripFragment,
  type OfferLeg,
  type PayWay,
  type RepricedTrip,
  type SearchAction,
  type TripAnswer,
  type TripCall,
  type TripChange,
  type TripDriver,
  type TripExtra,
  type TripFlight,
  type TripOffer,
  type TripPickup,
  type TripRefusalCode,
  type TripRequestFacts,
  type TripRide,
  type TripView,
} from '@shared/contracts/trip-contract';
export type { TripState } from '@shared/contracts/trip-life';

/** The function that knows trips; browsers whose code has not come post the forms to it that need no link. */
export const TRIP_DESK = `${env.supabaseUrl}/functions/v1/trip-desk`;

/**
 * The address from which a calendar reads the trip, again and again.
 * @param key of its link; calendar programs know no other way to show one than the address itself
 */
export const tripFeed = (reference: string, key: string): string =>
  `${env.supabaseUrl || location.origin}/functions/v1/calendar-feed?trip=${tripFragment(reference, key).slice(1)}`;

/** "054-555-0142" as "+972545550142": a number that names no country is Israel's. Other texts stay as they are. */
export function internationalNumber(typed: string): string {
  const digits = firstPhone(typed)
    .replaceAll(/[^\d+]/gu, '')
    .replace(/^00/u, '+');
  return digits.startsWith('0') ? `+972${digits.slice(1)}` : digits;
}

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 15_000;

/** Nobody answered: what was wished may or may not have been done, so it is sent again with the same key. */
export class TripUnansweredError extends Error {
  override readonly name = 'TripUnansweredError';
  readonly isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
}

/** Refusals that say nothing of the wish itself: the same wish may be sent once more, with the same key. */
const TRY_AGAIN: ReadonlySet<TripRefusalCode> = new Set(['unavailable', 'rate_limited', 'blocked']);

/** Whether a wish that was refused so may still be granted as it is. */
export const canTryAgain = (code: TripRefusalCode): boolean => TRY_AGAIN.has(code);

/**
 * Calls the function that knows trips. Plain fetch, as little code as it takes: whoever opens a link is often on a phone
 * abroad. No cookies and no referring page go along.
 * @param key a UUID, the same for every attempt at the same wish, which is granted once; reading needs none
 * @throws TripUnansweredError when no answer came, or one that is none, within 15 s
 */
export async function callTrip(call: TripCall, key?: string): Promise<TripAnswer> {
  const limited = new AbortController();
  const timer = setTimeout(() => limited.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(TRIP_DESK, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.publishableKey && { apikey: env.publishableKey }),
        ...(key && { [IDEMPOTENCY_HEADER]: key }),
      },
      body: JSON.stringify(call),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limited.signal,
    });
    const answer = (await response.json()) as TripAnswer | null;
    if (answer && typeof answer === 'object' && 'success' in answer) return answer;
  } catch {
    // Told apart from an answer below.
  } finally {
    clearTimeout(timer);
  }
  throw new TripUnansweredError('trip-desk did not answer');
}

/**
 * The contract of the trip-desk edge function, which the page of a trip calls: POST of JSON, never GET, so that no mail
 * scanner or preview of a chat can act. Names are those of the columns. Who may do what when: trip-life.ts.
 */
import type { LeadAnswers } from '../facts/lead-fields.ts';
import type { ChangeFieldName, LegFacts } from '../facts/ride-facts.ts';
import type { CompositeTypes, Enums } from './database.types.ts';

/** The longest body that is read, in bytes. */
export const TRIP_BODY_MAX = 8192;

/** The longest texts that a call takes, in characters. */
export const TRIP_WORDS_MAX = { text: 1000, reason: 500 } as const;

/** The key of a link: 128 bits as 32 hex digits. It stands behind the number sign, which never reaches a server. */
export const TRIP_KEY = /^[0-9a-f]{32}$/u;

/** "#7K3Q9-ce76…": the reference without its "TM-", a hyphen, the key. */
const FRAGMENT = /^#?([2-9A-HJ-NP-Z]{5})-([0-9a-f]{32})$/iu;

/** What the fragment of a trip's link says; null when it is none (cut off, or another anchor). */
export function readTripFragment(fragment: string): { reference: string; key: string } | null {
  const [, sign, key] = FRAGMENT.exec(fragment.trim()) ?? [];
  return sign && key ? { reference: `TM-${sign.toUpperCase()}`, key: key.toLowerCase() } : null;
}

/** The fragment of a trip's link, with its "#". */
export const tripFragment = (reference: string, key: string): string => `#${reference.replace(/^TM-/u, '')}-${key}`;

/** How an offer may be paid. */
export type PayWay = Enums<'pay_way'>;
export type OfferLineKind = Enums<'offer_line_kind'>;
export type OfferLine = CompositeTypes<'offer_lines'>[number];

/** One journey of an offer. Days and times are the clock's in Israel; `pickup_at` is the instant, ISO 8601. */
export type OfferLeg = CompositeTypes<'offer_leg'>;

/** What a traveller sees of an offer. */
export type TripOffer = CompositeTypes<'trip_offer'>;

/** `other` is not said. */
export type CarColour = Enums<'vehicle_colour'>;

/** Who drives a leg, with what. */
export type TripDriver = CompositeTypes<'trip_driver'>;

/** A ride that nobody came to. */
export type MissedRide = CompositeTypes<'missed_ride'>;

/** A ride on its day: what happens now, and while when its traveller may say that they are there, or find nobody. */
export type TripRide = CompositeTypes<'trip_ride'>;

/** What a ride has cost besides, as the traveller is asked to agree to it. */
export type TripExtra = CompositeTypes<'trip_extra'>;

/** A pick-up that the office has set to another hour than the agreed one. */
export type TripPickup = CompositeTypes<'trip_pickup'>;

/** What is known of the flight of a ride. */
export type TripFlight = CompositeTypes<'trip_flight'>;

/** The request as its page shows it. */
export type TripRequestFacts = CompositeTypes<'trip_facts'>;

/** What the page of a trip shows. */
export type TripView = CompositeTypes<'trip_view'>;

/** What `change` takes; a missing field stays as it is, null empties it. What every ride says can only be said otherwise. */
export type TripChange = {
  [Name in ChangeFieldName]?: Name extends keyof LegFacts ? LegFacts[Name] : LeadAnswers[Name];
};

/**
 * What travellers tell when they and their driver do not find each other: that they are at the meeting point, and that nobody is there.
 * Unlike the actions of trip-life.ts it goes by the hour of a ride, and not by the state of the trip.
 */
export const SEARCH_ACTIONS = ['cannot_find_driver', 'at_meeting_point'] as const;
export type SearchAction = (typeof SEARCH_ACTIONS)[number];

type WithLink<Body> = Body & { reference: string; key: string };

/**
 * What a change does to the price of a trip, in agorot; null where nobody has said one, or the office has to.
 * - `same`: to the list it is the same trip; it is changed at once, and nothing of its price.
 * - `made`: it is changed at once, at the price `after`, which is kept until `held_until` (an instant, ISO 8601).
 * - `asked`: the office answers first; `after` is what the list says.
 */
export interface RepricedTrip {
  outcome: 'same' | 'made' | 'asked';
  before: number | null;
  after: number | null;
  held_until: string | null;
}

/** Every call's body. Those that change something carry an `idempotency-key` (UUID) in their header. */
export type TripCall =
  | WithLink<{ action: 'read'; version?: string; /** The page has been looked at for two seconds. */ seen?: boolean }>
  | WithLink<{ action: 'accept'; offer: number; name?: string }>
  | WithLink<{ action: 'decline'; offer: number; reason?: string }>
  /** What a change would do to the price; nothing is changed. */
  | WithLink<{ action: 'reprice'; fields: TripChange }>
  /** `seen_price_agorot`: what the page has shown as the price of the changed trip, where it has another one. */
  | WithLink<{ action: 'change'; fields: TripChange; seen_price_agorot?: number | null }>
  | WithLink<{ action: 'ask_change'; text: string }>
  | WithLink<{ action: 'ask_again' }>
  | WithLink<{ action: 'cancel'; seen_fee_agorot: number; reason?: string }>
  /** Of a ride on its day (`TripRide.search_from` to `search_until`), by either link. What is pressed twice is one. */
  | WithLink<{ action: SearchAction; leg: number; car: number }>
  /** To an extra at the amount that was seen; `text` says why not. */
  | WithLink<{ action: 'answer_extra'; extra: string; agrees: boolean; seen_agorot: number; text?: string }>
  /** Without a link: sends it once more to the address that the trip was asked for with. Always answered alike. */
  | { action: 'find_link'; reference?: string; contact: string }
  /** A notice of cancelling without the link, as the law allows in any way. Always answered alike. */
  | { action: 'cancel_notice'; name: string; phone: string; reference?: string; text?: string };

/** Refusals and their HTTP status. */
export const TRIP_REFUSALS = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  body_too_large: 413,
  invalid_json: 400,
  invalid_idempotency_key: 400,
  /** `fields` says what is wrong, by the codes of the forms. */
  validation_failed: 422,
  rate_limited: 429,
  blocked: 403,
  /** Unknown reference, wrong or old key, held back, deleted: one answer for all. */
  bad_link: 404,
  /** Long over. */
  gone: 410,
  /** Another offer has taken its place; `trip` holds it. */
  offer_replaced: 409,
  offer_expired: 409,
  offer_withdrawn: 409,
  /** The pick-up is too near, or past. */
  too_late: 409,
  /** The flight has not landed, or the pick-up is not near. */
  not_yet: 409,
  /** Nobody drives then: the day was closed after the offer was sent. */
  day_of_rest: 409,
  already_answered: 409,
  /** What cancelling costs has changed since the page said it; nothing is cancelled. */
  fee_changed: 409,
  /** The changed trip, or an extra, has another price than the page has shown; nothing is changed. */
  price_changed: 409,
  /** Not in this state. */
  not_possible: 409,
  /** This key came before with another wish. */
  idempotency_conflict: 409,
  unavailable: 503,
} as const;
export type TripRefusalCode = keyof typeof TRIP_REFUSALS;

export type TripAnswer =
  | { success: true; trip: TripView }
  | { success: true; unchanged: true }
  | { success: true; price: RepricedTrip }
  /** To calls without a link. */
  | { success: true; taken: true }
  /** Where the link is right, `trip` shows how things stand. */
  | { success: false; code: TripRefusalCode; fields?: Readonly<Record<string, string>>; trip?: TripView };

/**
 * The contract of the trip-desk edge function, which the page of a trip calls: POST of JSON, never GET, so that no mail
 * scanner or preview of a chat can act. Names are those of the columns. Who may do what when: trip-life.ts.
 */
import type { DriverName } from '../people/driver-name.ts';
import type { LeadAnswers } from '../facts/lead-fields.ts';
import type { ChangeFieldName, LegFacts, RideFieldName } from '../facts/ride-facts.ts';
import type { Locale, Localized } from '../words/locales.ts';
import type { OfferState, TripAction, TripScope, TripState } from './trip-life.ts';

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

/**
 * What kinds of lines an offer has; a discount's amount is negative. Night rate, child seats and the free waiting have none:
 * the site promises that the price includes them.
 */
export const OFFER_LINE_KINDS = ['fare', 'stop', 'extra_waiting', 'discount', 'other'] as const;
export type OfferLineKind = (typeof OFFER_LINE_KINDS)[number];

/** How an offer may be paid, never in the site (docs/spec/trade.md#paying-and-cancelling). */
export const PAY_WAYS = ['card', 'cash', 'wallet', 'link', 'transfer', 'invoice'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

export interface OfferLine {
  kind: OfferLineKind;
  quantity: number;
  /** Agorot, VAT included. */
  amount: number;
  /** The office's own words, in the traveller's language. */
  text?: string | undefined;
}

/** One journey of an offer. Days and times are the clock's in Israel; `pickup_at` is the instant, ISO 8601. */
export interface OfferLeg extends LegFacts {
  position: number;
  stops: readonly string[];
  pickup_day: string;
  /** "04:05" */
  pickup_time: string;
  pickup_at: string;
  duration_minutes: number;
  vehicle_class: string;
  /** Of the class, as it was called when the offer was made. */
  vehicle_name: Localized<string>;
  vehicles: number;
  /** Where they meet: the office's own words, else those of a meeting point; `meetingIn` says which. */
  meeting_point: string | null;
  meeting: Localized<string> | null;
}

export interface TripOffer {
  /** 1, 2, 3 within the request. */
  number: number;
  state: OfferState;
  /** `at_most`: a taxi, which runs its meter and takes the lower of the two. */
  fare_kind: 'fixed' | 'at_most';
  /** Whole shekels as agorot, VAT included. */
  total_agorot: number;
  vat_percent: number;
  lines: readonly OfferLine[];
  legs: readonly OfferLeg[];
  /** Free waiting: from the landing where a leg begins at the airport, from the agreed time at any other. */
  landing_waiting_minutes: number;
  free_waiting_minutes: number;
  free_delay_hours: number;
  free_until_hours: number;
  late_fee_percent: number;
  pay_ways: readonly PayWay[];
  payment_url: string | null;
  note: string | null;
  /** Day of the terms that it was made under, "YYYY-MM-DD". */
  terms_version: string;
  valid_until: string;
  sent_at: string;
  answered_at: string | null;
  answered_name: string | null;
  cancelled_at: string | null;
  cancelled_by: 'traveller' | 'business' | null;
  cancel_fee_agorot: number | null;
  /** SEQUENCE of the calendar file: grows with every change that the traveller is told of. */
  calendar_sequence: number;
}

/** Colours of cars; `other` is not said. */
export const CAR_COLOURS = ['white', 'black', 'silver', 'grey', 'blue', 'red', 'other'] as const;
export type CarColour = (typeof CAR_COLOURS)[number];

/** Who drives a leg, with what: one for each car. Instants are ISO 8601. */
export interface TripDriver {
  /** Position of the leg. */
  leg: number;
  /** 1, 2, 3 of the same leg. */
  car: number;
  pickup_at: string;
  name: DriverName;
  /** Null while the driver alone is known. */
  make: string | null;
  colour: CarColour | null;
  plate: string | null;
  meeting_point: string | null;
  meeting: Localized<string> | null;
  /** E.164; null before `phone_from`. */
  phone: string | null;
  phone_from: string;
}

/** A ride that nobody came to. Instants, ISO 8601. */
export interface MissedRide {
  /** Position of the leg. */
  leg: number;
  /** 1, 2, 3 of the same leg. */
  car: number;
  pickup_at: string;
  /** How long the driver was there. */
  waited_from: string | null;
  waited_until: string;
  place: string;
  /** Agorot; 0 where nothing is charged. */
  fee_agorot: number;
}

/** A pick-up that the office has set to another hour than the agreed one, which its leg has. */
export interface TripPickup {
  /** Position of the leg. */
  leg: number;
  /** 1, 2, 3 of the same leg. */
  car: number;
  /** Instant, ISO 8601. */
  pickup_at: string;
}

/** The request as its page shows it. */
export type TripRequestFacts = Pick<LeadAnswers, RideFieldName>;

/** What the page's timeline tells of, the request itself (`requested`) last. */
export const TRIP_EVENT_KINDS = [
  'requested',
  'offer_sent',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'offer_withdrawn',
  'changed',
  'change_asked',
  'asked_again',
  'cancelled',
  'cancel_notice',
  'no_show',
] as const;

/**
 * What staff see besides: a request that somebody took down, a link that was made void, a note on how it was paid, a ride that an
 * administrator has allowed on a day of rest, and who drives and how far they have come.
 */
export const OFFICE_EVENT_KINDS = [
  'entered',
  'link_renewed',
  'paid_noted',
  'rest_allowed',
  'ride_assigned',
  'ride_unassigned',
  'ride_moved',
  'rides_swapped',
  'ride_step',
] as const;

/** What happened, newest first; `actor_name` is there for people of the office only. */
export interface TripEvent {
  kind: (typeof TRIP_EVENT_KINDS)[number] | (typeof OFFICE_EVENT_KINDS)[number];
  actor: 'traveller' | 'driver' | 'staff' | 'system';
  actor_name: string | null;
  occurred_at: string;
}

/** What the page of a trip shows; the shared view has neither prices nor names nor phones. */
export interface TripView {
  /** Changes with anything below: sent along with the next `read`, an unchanged trip costs no further bytes. */
  version: string;
  scope: TripScope;
  reference: string;
  state: TripState;
  can: readonly TripAction[];
  /** The language that the trip was asked for in. */
  language: Locale;
  /** Who booked; null in the shared view. */
  name: string | null;
  request: TripRequestFacts;
  /** The open offer, or the last one that ended without a booking. */
  offer: TripOffer | null;
  /** What the list said when the trip was asked for, as long as that is kept (an instant) and nothing is offered or booked. */
  price: { total_agorot: number; held_until: string } | null;
  /** The accepted offer, cancelled or not. In the shared view its amounts are 0 and its lines empty. */
  booking: TripOffer | null;
  /** Who drives, from some hours before the pick-up until some after the journey; both scopes see it. */
  drivers: readonly TripDriver[];
  /** Which hours of the booking have been moved since it was made. */
  pickups: readonly TripPickup[];
  /** Which of its rides nobody came to; the shared view does not tell. */
  missed: readonly MissedRide[];
  /** What cancelling would cost now, and until when it is free; null where nothing is booked. */
  cancellation: { fee_agorot: number; free_until: string } | null;
  /** Key of the shared view; null where nothing can be shared. */
  view_key: string | null;
  /** Hours before the pick-up until which the page takes changes. */
  change_hours: number;
  events: readonly TripEvent[];
}

/** What `change` takes; a missing field stays as it is, null empties it. What every ride says can only be said otherwise. */
export type TripChange = {
  [Name in ChangeFieldName]?: Name extends keyof LegFacts ? LegFacts[Name] : LeadAnswers[Name];
};

type WithLink<Body> = Body & { reference: string; key: string };

/** Every call's body. Those that change something carry an `idempotency-key` (UUID) in their header. */
export type TripCall =
  | WithLink<{ action: 'read'; version?: string; /** The page has been looked at for two seconds. */ seen?: boolean }>
  | WithLink<{ action: 'accept'; offer: number; name?: string }>
  | WithLink<{ action: 'decline'; offer: number; reason?: string }>
  | WithLink<{ action: 'change'; fields: TripChange }>
  | WithLink<{ action: 'ask_change'; text: string }>
  | WithLink<{ action: 'ask_again' }>
  | WithLink<{ action: 'cancel'; seen_fee_agorot: number; reason?: string }>
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
  /** Nobody drives then: the day was closed after the offer was sent. */
  day_of_rest: 409,
  already_answered: 409,
  /** What cancelling costs has changed since the page said it; nothing is cancelled. */
  fee_changed: 409,
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
  /** To calls without a link. */
  | { success: true; taken: true }
  /** Where the link is right, `trip` shows how things stand. */
  | { success: false; code: TripRefusalCode; fields?: Readonly<Record<string, string>>; trip?: TripView };

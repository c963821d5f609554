/**
 * The contract of the driver-desk edge function, which a driver's page calls: POST of JSON, never GET, so that no mail scanner or
 * preview of a chat can act.
 */
import type { DriverName } from '../people/driver-name.ts';
import type { DriverRide } from '../words/driver-text.ts';
import type { Locale } from '../words/locales.ts';
import type { CompositeTypes, Enums } from './database.types.ts';
import type { DriveLink } from './drive-link.ts';

/** The longest body that is read, in bytes. */
export const DRIVE_BODY_MAX = 4096;

/** The longest words beside an extra, in characters. */
export const DRIVE_NOTE_MAX = 200;

/** The longest place where a driver has waited, in characters. */
export const DRIVE_PLACE_MAX = 300;

/** What the page can be read in: the site's languages, and two that it alone has. */
export type DriveLanguage = Enums<'drive_language'>;
/** What a driver reports. `back` takes the last step back. */
export type DriveStep = Enums<'drive_step'>;
/** What a ride may cost besides. */
export type ExtraKind = Enums<'extra_kind'>;

/**
 * What to take of the traveller, in agorot. `first_ride`: the booking is paid with its first ride; `office`: to the office; `at_most`:
 * the meter decides, up to this.
 */
export interface ToCollect {
  how: 'fixed' | 'at_most' | 'first_ride' | 'office' | 'paid';
  agorot: number;
  ways: readonly Enums<'pay_way'>[];
}

/** A ride on its driver's page. Instants are ISO 8601. */
export interface DriveRide extends DriverRide {
  id: string;
  /** Before this he cannot say that he has left. */
  leave_from: string;
  ends_at: string;
  /** Of several cars, who rides in this one. */
  party: string | null;
  /** Of whoever he reaches by the number: the passenger's, else the traveller's. */
  language: Locale;
  collect: ToCollect;
  /** Of an arrival, by the airport's board; null where it is not known. */
  landing_at: string | null;
  waiting: CompositeTypes<'free_wait'>;
  last_step: { step: string; at: string } | null;
  /** What his traveller has said on the trip's page: since when he is at the meeting point, and when he did not find the driver last. */
  told: { here_at: string | null; lost_at: string | null };
  /** As he has said. */
  late_minutes: number | null;
  /** What he has noted besides the fare: of parking what it has cost, of waiting the minutes beyond the free ones. */
  extras: readonly { kind: ExtraKind; agorot: number | null; minutes: number | null }[];
  /** Names of the price list's zones in Hebrew, beside addresses in another script (the edge function adds them). */
  zones?: { pickup?: string; dropoff?: string };
}

export interface DrivePage {
  /** Changes with anything below; sent along with the next `read`, an unchanged page costs no further bytes. */
  version: string;
  driver: DriverName;
  /** Null until he has chosen. */
  language: DriveLanguage | null;
  /** The last day of the rides, "YYYY-MM-DD". */
  until: string;
  rides: readonly DriveRide[];
}

type WithLink<Body> = Body & DriveLink;

/** Every call's body. */
export type DriveCall =
  | WithLink<{ action: 'read'; version?: string }>
  | WithLink<{ action: 'language'; language: DriveLanguage }>
  | WithLink<{
      action: 'report';
      /** A UUID, the same for every attempt: a repetition is one report. */
      event: string;
      ride: string;
      step: DriveStep;
      /** When it was by the server's clock, as the phone has measured it. */
      at: string;
      /** The hour of the ride as the driver had it before him: he confirms no other. */
      pickup_at?: string;
      /** Of `late`, and of an `extra` that is waiting. */
      minutes?: number;
      /** Of `no_show`: where he has waited. */
      place?: string;
      /** Of `no_show`: he has called and reached nobody, as the terms promise. */
      called?: true;
      /** Of `extra`: what it is, the amount of parking, and a word. */
      extra?: ExtraKind;
      agorot?: number;
      words?: string;
    }>;

/** Refusals and their HTTP status. */
export const DRIVE_REFUSALS = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  body_too_large: 413,
  invalid_json: 400,
  validation_failed: 422,
  rate_limited: 429,
  blocked: 403,
  /** Unknown driver, wrong or old key, switched off: one answer for all. */
  bad_link: 404,
  /** The ride is another driver's by now, or cancelled. */
  not_yours: 409,
  /** It was moved since he read of it. */
  changed: 409,
  /** Not its turn, or too long ago to be taken back. */
  not_possible: 409,
  /** More than a day ago. */
  step_time: 409,
  /** Nobody leaves before `until`. */
  too_early: 409,
  /** The free waiting lasts until `until`. */
  still_waiting: 409,
  /** Another ride is in the way of taking it back. */
  taken: 409,
  fee_changed: 409,
  unavailable: 503,
} as const;
export type DriveRefusalCode = keyof typeof DRIVE_REFUSALS;

/** `at`: the server's clock. */
export type DriveAnswer =
  | { success: true; at: string; page: DrivePage }
  | { success: true; at: string; unchanged: true }
  /** Where the link is right, `page` shows how things stand. */
  | { success: false; code: DriveRefusalCode; at?: string; until?: string; page?: DrivePage };

/** What a row of the table of facts (lead-fields.ts) may say. */

/** The trip form, and the short forms' message. */
export type LeadForm = 'trip' | 'contact';

/** The steps of the trip form, in their order (docs/spec/public-site.md#requests). */
export const TRIP_STEPS = ['personal', 'route', 'when', 'service', 'extras'] as const;
export type TripStepId = (typeof TRIP_STEPS)[number];

/**
 * What an answer is: one line of text, text of several lines, a phone number (stored as E.164), an e-mail address, a day
 * of the calendar ("YYYY-MM-DD", no time zone), a full hour in Israel ("HH:00"), a whole number, yes or no, or one of
 * the row's options.
 */
export type LeadKind = 'line' | 'text' | 'phone' | 'email' | 'date' | 'slot' | 'count' | 'flag' | 'choice';

/**
 * Where staff see an answer: on the opened request, in the CSV file, in the mail about a new request; and whether they
 * correct it when the customer says otherwise.
 */
export type StaffPlace = 'drawer' | 'export' | 'mail' | 'correction';

/**
 * Where a fact of the ride is said: the traveller's page, their mails and calendar; the driver's messages; the block on the
 * office's day board, the sheet of the ride, the printed day, and the file for the books. `rider`: as the name and phone of
 * whoever rides, wherever a ride has those.
 */
export type RidePlace = 'ticket' | 'letter' | 'calendar' | 'driver' | 'board' | 'sheet' | 'paper' | 'file' | 'rider';

/** What a change of it touches, besides what people read: what the ride costs, how long it takes, where it is. */
export type RideEffect = 'price' | 'length' | 'place';

/** What a fact is for a ride. */
export interface RideFact {
  /**
   * Which row says it once there is an offer: each leg, in a column of this name; the request, for all legs; or the legs are
   * made of it (askedLegs): their days, hours and directions.
   */
  carried: 'leg' | 'trip' | 'made';
  /** Where it is said. The legs' places, days and hours are drawn by each surface in its own way, all else follows from here. */
  shown?: readonly RidePlace[];
  touches?: readonly RideEffect[];
  /**
   * Until when its traveller changes it alone: until the pick-up, while that is not near (setting `change_hours`), or until there is an
   * offer, which is made for a day, a way and a car. What has a price and touches it is asked of the office, and so is everything
   * without this.
   */
  until?: 'pickup' | 'near' | 'offer';
  /** Who people are: the view that is shared does not tell. */
  personal?: true;
  /** Several that stand on one line, where there is room for lines. */
  line?: RideLine;
}

/** Lines of several facts. */
export type RideLine = 'seats' | 'passenger' | 'needs';

export interface LeadField {
  kind: LeadKind;
  /** Where the request's body carries it: at its top, as a text for people, or in `details`, all of it optional. */
  place: 'top' | 'details';
  /** The forms that have it. */
  forms: Readonly<Partial<Record<LeadForm, 'required' | 'optional'>>>;
  /** The step of the trip form that asks for it. Without one nobody is asked: the form itself knows it. */
  step?: TripStepId;
  /**
   * Limits of a text's length after cleaning (minimum in characters, maximum in UTF-16 code units, never fewer than the
   * characters that the database counts), of a phone number's digits with the calling code, or of a count.
   */
  min?: number;
  max?: number;
  /** How many letters a name has at least, in whatever script. */
  letters?: number;
  /** The minimum of characters of a place that is known by its name (known-places.ts). */
  knownMin?: number;
  options?: readonly string[];
  /** Asked for these services alone; without it for all. */
  services?: readonly string[];
  /** Codes of what can be wrong: no answer or one too short, an answer that makes no sense, one too long. */
  errors: { readonly missing: string; readonly invalid?: string; readonly long?: string };
  autoComplete?: string;
  /** Digits and Latin letters: left to right in every language. */
  ltr?: true;
  staff: readonly StaffPlace[];
  /** Staff see it on the line of that other field. */
  shownWith?: string;
  /** What it is for the ride; without it, it is about whoever asks. */
  ride?: RideFact;
}

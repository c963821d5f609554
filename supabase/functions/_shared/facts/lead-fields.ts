/**
 * The fields of a request: one row each. A field has one name from its input to its column: in the forms' values, the
 * inputs, the request's body, the columns of the table leads, the drawer, the export and the mail. Both schemas, the
 * form without JavaScript, the columns and what staff see are derived from these rows; a new field is a row here, a
 * column and its words (docs/guides/add-a-request-field.md). The order is that of the trip form and of staff's lists.
 *
 * This module is read by the public pages too: data only, no schema library.
 */

import { locales } from '../words/locales.ts';

/** The seven services a traveller can ask for; the order is the order of the form's list. */
export const TRIP_SERVICE_TYPES = [
  'airport_pickup',
  'airport_dropoff',
  'intercity',
  'day_tour',
  'car_with_driver',
  'event_transfer',
  'other',
] as const;
export type TripServiceType = (typeof TRIP_SERVICE_TYPES)[number];

/** `contact` marks the short forms (contact page and widget): no trip, only a message. */
export const CONTACT_SERVICE_TYPE = 'contact';
export const SERVICE_TYPES = [...TRIP_SERVICE_TYPES, CONTACT_SERVICE_TYPE] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The trip form, and the short forms' message. */
export type LeadForm = 'trip' | 'contact';

/** The steps of the trip form, in their order (specification, section 4). */
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

export interface LeadField {
  kind: LeadKind;
  /** Where the request's body carries it: at its top (the specification's payload) or in `details`, all of it optional. */
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
  /** Codes of what can be wrong: no answer or one too short, an answer that makes no sense, one too long. */
  errors: { readonly missing: string; readonly invalid?: string; readonly long?: string };
  autoComplete?: string;
  /** Digits and Latin letters: left to right in every language. */
  ltr?: true;
  staff: readonly StaffPlace[];
  /** Staff see it on the line of that other field. */
  shownWith?: string;
}

const EVERYWHERE = ['drawer', 'export', 'mail', 'correction'] as const;
/** What nobody corrects: the customer's own words, and what is made of others. */
const READ_ONLY = ['drawer', 'export', 'mail'] as const;

/** Seats of one kind for children; without an answer there is none. */
const SEAT_COUNT = {
  kind: 'count',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'service',
  min: 1,
  max: 7,
  errors: { missing: 'invalidValue' },
  staff: EVERYWHERE,
} as const;

export const LEAD_FIELDS = {
  name: {
    kind: 'line',
    place: 'top',
    forms: { trip: 'required', contact: 'required' },
    step: 'personal',
    min: 2,
    letters: 2,
    max: 100,
    errors: { missing: 'nameMin', long: 'nameMax' },
    autoComplete: 'name',
    // On the opened request the name is the title.
    staff: ['export', 'mail', 'correction'],
  },
  phone: {
    kind: 'phone',
    place: 'top',
    forms: { trip: 'required', contact: 'required' },
    step: 'personal',
    min: 9,
    max: 15,
    errors: { missing: 'phoneMin', invalid: 'phoneInvalid' },
    autoComplete: 'tel',
    ltr: true,
    staff: EVERYWHERE,
  },
  email: {
    kind: 'email',
    place: 'top',
    forms: { trip: 'required', contact: 'optional' },
    step: 'personal',
    max: 254,
    errors: { missing: 'invalidEmail', invalid: 'emailLetters' },
    autoComplete: 'email',
    ltr: true,
    staff: EVERYWHERE,
  },
  pickup: {
    kind: 'line',
    place: 'details',
    forms: { trip: 'required' },
    step: 'route',
    min: 5,
    knownMin: 2,
    max: 200,
    errors: { missing: 'pickupMin', long: 'addressMax' },
    staff: ['drawer', 'export', 'correction'],
  },
  dropoff: {
    kind: 'line',
    place: 'details',
    forms: { trip: 'required' },
    step: 'route',
    min: 5,
    knownMin: 2,
    max: 200,
    errors: { missing: 'destinationMin', long: 'addressMax' },
    staff: ['drawer', 'export', 'correction'],
  },
  /**
   * The specification's one text of both places, made by the form from pickup and dropoff ({@link routeText}). Staff read
   * the two places; this text is for requests that name neither by itself ({@link saysRouteOnly}).
   */
  destination: {
    kind: 'line',
    place: 'top',
    forms: { trip: 'required' },
    min: 5,
    max: 450,
    errors: { missing: 'destinationMin', long: 'addressMax' },
    staff: READ_ONLY,
  },
  travel_date: {
    kind: 'date',
    place: 'top',
    forms: { trip: 'required' },
    step: 'when',
    errors: { missing: 'selectDate' },
    ltr: true,
    staff: EVERYWHERE,
  },
  pickup_time: {
    kind: 'slot',
    place: 'details',
    forms: { trip: 'required' },
    step: 'when',
    errors: { missing: 'selectTime' },
    ltr: true,
    staff: EVERYWHERE,
    shownWith: 'travel_date',
  },
  passengers: {
    kind: 'count',
    place: 'top',
    forms: { trip: 'required' },
    step: 'service',
    min: 1,
    max: 8,
    errors: { missing: 'selectPassengers' },
    staff: EVERYWHERE,
  },
  luggage: {
    kind: 'count',
    place: 'details',
    forms: { trip: 'required' },
    step: 'service',
    min: 0,
    max: 6,
    errors: { missing: 'selectLuggage' },
    staff: EVERYWHERE,
  },
  /** By the ages of the law (traffic regulation 83a): under 1 year facing back, under 3 in a seat, under 8 in a seat or on a booster. */
  seats_infant: SEAT_COUNT,
  seats_child: SEAT_COUNT,
  seats_booster: SEAT_COUNT,
  service_type: {
    kind: 'choice',
    place: 'top',
    forms: { trip: 'required' },
    step: 'service',
    options: TRIP_SERVICE_TYPES,
    errors: { missing: 'selectServiceType' },
    staff: EVERYWHERE,
  },
  round_trip: {
    kind: 'flag',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
  },
  return_date: {
    kind: 'date',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    errors: { missing: 'selectReturnDate' },
    ltr: true,
    staff: EVERYWHERE,
  },
  return_time: {
    kind: 'slot',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    errors: { missing: 'invalidValue' },
    ltr: true,
    staff: EVERYWHERE,
    shownWith: 'return_date',
  },
  return_flight: {
    kind: 'line',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    max: 12,
    errors: { missing: 'invalidValue', long: 'flightNumberMax' },
    ltr: true,
    staff: EVERYWHERE,
  },
  flight_number: {
    kind: 'line',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    max: 12,
    errors: { missing: 'invalidValue', long: 'flightNumberMax' },
    ltr: true,
    staff: EVERYWHERE,
  },
  /** Who rides, where it is not who asks. */
  passenger_name: {
    kind: 'line',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    min: 2,
    letters: 2,
    max: 100,
    errors: { missing: 'passengerNameMin', long: 'nameMax' },
    autoComplete: 'off',
    staff: EVERYWHERE,
  },
  passenger_phone: {
    kind: 'phone',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    min: 9,
    max: 15,
    errors: { missing: 'phoneMin', invalid: 'phoneInvalid' },
    autoComplete: 'off',
    ltr: true,
    staff: EVERYWHERE,
  },
  language: {
    kind: 'choice',
    place: 'details',
    forms: { trip: 'optional', contact: 'optional' },
    options: locales,
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
  },
  notes: {
    kind: 'text',
    place: 'top',
    forms: { trip: 'optional', contact: 'required' },
    step: 'extras',
    max: 4000,
    errors: { missing: 'messageRequired', long: 'notesMax' },
    staff: READ_ONLY,
  },
} as const satisfies Record<string, LeadField>;

type Rows = typeof LEAD_FIELDS;
export type LeadFieldName = keyof Rows;

export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[];

export const isLeadField = (name: string): name is LeadFieldName => Object.hasOwn(LEAD_FIELDS, name);

/** The row of a field with every property a row can have. */
export const leadField = (name: LeadFieldName): LeadField => LEAD_FIELDS[name];

/** The value of a field in a request's body. */
export type LeadValue<Name extends LeadFieldName> = Rows[Name] extends { kind: 'count' }
  ? number
  : Rows[Name] extends { kind: 'flag' }
    ? boolean
    : Rows[Name] extends { options: readonly (infer Option)[] }
      ? Option
      : string;

/** The answers of a request as they lie in their columns, a newer version's words among them; null where there is none. */
export type LeadAnswers = Readonly<{
  [Name in LeadFieldName]: (LeadValue<Name> extends string ? string : LeadValue<Name>) | null;
}>;

/** What is about whoever asks, and what they write to the office. */
const OF_WHOEVER_ASKS = ['name', 'phone', 'email', 'language', 'notes'] as const satisfies readonly LeadFieldName[];

/** All else is about the ride: its traveller's page and mails, its driver and the day board say it, too. */
export type RideFieldName = Exclude<LeadFieldName, (typeof OF_WHOEVER_ASKS)[number]>;
export const RIDE_FIELDS = LEAD_FIELD_NAMES.filter(
  (name): name is RideFieldName => !(OF_WHOEVER_ASKS as readonly string[]).includes(name),
);

/** A field that a form asks for. */
export type AskedField<Form extends LeadForm = LeadForm> = Form extends LeadForm
  ? {
      [Name in LeadFieldName]: Rows[Name] extends { step: string; forms: Record<Form, string> } ? Name : never;
    }[LeadFieldName]
  : never;

/** The fields that a form asks for, required ones first. */
export function askedFields<Form extends LeadForm>(form: Form): AskedField<Form>[] {
  const asked = LEAD_FIELD_NAMES.filter((name) => leadField(name).step && leadField(name).forms[form]);
  const isOptional = (name: LeadFieldName) => Number(leadField(name).forms[form] === 'optional');
  return asked.toSorted((one, other) => isOptional(one) - isOptional(other)) as AskedField<Form>[];
}

/** The fields that staff see in a place: who, for what, then the rest; those on another's line are left out, but where each is edited. */
export function staffFields(place: StaffPlace): LeadFieldName[] {
  const rank = (name: LeadFieldName) => (leadField(name).step === 'personal' ? 0 : name === 'service_type' ? 1 : 2);
  return LEAD_FIELD_NAMES.filter(
    (name) => leadField(name).staff.includes(place) && (place === 'correction' || !leadField(name).shownWith),
  ).toSorted((one, other) => rank(one) - rank(other));
}

/** The fields that staff see on a field's line, that one first. */
export const onLineOf = (name: LeadFieldName): LeadFieldName[] => [
  name,
  ...LEAD_FIELD_NAMES.filter((each) => leadField(each).shownWith === name),
];

/** What can be wrong that is no row's own code. */
const OTHER_ERRORS = [
  'selectCountryCode',
  'datePast',
  'dateTooFar',
  'timePast',
  'returnBefore',
  'roundTripNeeded',
  'childrenCount',
  'unknownField',
  'invalidValue',
] as const;

type RowErrors = Rows[LeadFieldName]['errors'];
type RowError = RowErrors extends infer Each ? (Each extends object ? Each[keyof Each] : never) : never;

/** What can be wrong with a field: the message keys of the specification, section 5, and a few it is silent about. */
export type FieldError = RowError | (typeof OTHER_ERRORS)[number];

export const FIELD_ERRORS = [
  ...new Set([...LEAD_FIELD_NAMES.flatMap((name) => Object.values(leadField(name).errors)), ...OTHER_ERRORS]),
] as FieldError[];

/** Answers as a form or a request has them; what is left out, null, false or blank is no answer. */
type Said = Readonly<Partial<Record<LeadFieldName, unknown>>>;
const isSaid = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : Boolean(value));

/** The names of children's seats, the youngest first. */
export const CHILD_SEATS = ['seats_infant', 'seats_child', 'seats_booster'] as const satisfies readonly LeadFieldName[];

/** How many children's seats are asked for. */
export const childSeatsOf = (said: Said): number =>
  CHILD_SEATS.reduce((sum, name) => sum + (Number(said[name] ?? 0) || 0), 0);

/**
 * What answers must be together, where each is right by itself: the field that has to be corrected, what is said there, and
 * whether it is wrong. Days and hours compare as they are written.
 */
export const JOINT_RULES: readonly { field: LeadFieldName; error: FieldError; isBroken: (said: Said) => boolean }[] = [
  {
    field: 'round_trip',
    error: 'roundTripNeeded',
    isBroken: (said) =>
      !isSaid(said.round_trip) && (isSaid(said.return_date) || isSaid(said.return_time) || isSaid(said.return_flight)),
  },
  {
    field: 'return_date',
    error: 'selectReturnDate',
    isBroken: (said) => isSaid(said.return_time) && !isSaid(said.return_date),
  },
  {
    field: 'return_date',
    error: 'returnBefore',
    isBroken: ({ travel_date, return_date }) =>
      isSaid(travel_date) && isSaid(return_date) && String(return_date) < String(travel_date),
  },
  {
    field: 'return_time',
    error: 'returnBefore',
    isBroken: ({ travel_date, pickup_time, return_date, return_time }) =>
      isSaid(pickup_time) &&
      isSaid(return_time) &&
      return_date === travel_date &&
      String(return_time) <= String(pickup_time),
  },
  {
    field: 'passengers',
    error: 'childrenCount',
    isBroken: (said) => isSaid(said.passengers) && childSeatsOf(said) > Number(said.passengers),
  },
  {
    field: 'passenger_name',
    error: 'passengerNameMin',
    isBroken: (said) => isSaid(said.passenger_phone) && !isSaid(said.passenger_name),
  },
];

/** The field that a path of the request's body means: "details.luggage" is luggage, "name" is name. */
export const fieldOfPath = (path: string): string => path.replace(/^details\./u, '');

/** The specification's field `destination`: both places in one text. */
export const routeText = (pickup: string, dropoff: string): string => `${pickup} → ${dropoff}`;

/** Whether the one text of both places is all that a request says of its route. */
export const saysRouteOnly = ({ pickup, dropoff }: Pick<LeadAnswers, 'pickup' | 'dropoff'>): boolean =>
  pickup === null && dropoff === null;

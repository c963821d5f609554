/**
 * The facts of the trade: one row each. A fact has one name from its input to its columns: in the forms' values, the
 * inputs, the request's body, the columns of the tables leads and offer_legs, and wherever it is read. Both schemas, the
 * form without JavaScript, the columns, what staff see, what travellers and drivers are told of a ride, what holds a price
 * and what may be corrected are derived from these rows; a new fact is a row here, its columns and its words
 * (docs/guides/add-a-request-field.md). The order is that of the trip form and of every list. The database has the rows
 * that concern rides in its table private.facts, which `npm run types` writes.
 *
 * This module is read by the public pages too: data only, no schema library.
 */

import { locales } from '../words/locales.ts';
import type { LeadField, LeadForm, StaffPlace } from './lead-field.ts';
import {
  EVERYWHERE,
  READ_ONLY,
  RIDE_PLACES,
  SEAT_COUNT,
  STOP,
  NEED,
  HOW_MET,
  VEHICLE_CLASS,
  WHO_RIDES,
  PASSENGER_EMAIL,
  PASSENGER_LANGUAGE,
  SIGN_TEXT,
  DRIVER_NOTE,
} from './lead-row-parts.ts';

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

/** Days along routes of the site, and one of the traveller's own. */
export const OWN_ROUTE = 'own';
export const DAY_ROUTES = [
  'jerusalem-dead-sea',
  'masada',
  'galilee-kinneret',
  'coastal-time-journey',
  OWN_ROUTE,
] as const;

/** How somebody who lands is met: the kerb first, which costs nothing more. */
export const MEETING_WAYS = ['kerb', 'board'] as const;
export type MeetingWay = (typeof MEETING_WAYS)[number];

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
    ride: { carried: 'leg', shown: [...RIDE_PLACES, 'file'], touches: ['price', 'length', 'place'], until: 'near' },
  },
  stop_1: STOP,
  stop_2: STOP,
  stop_3: STOP,
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
    ride: { carried: 'leg', shown: [...RIDE_PLACES, 'file'], touches: ['price', 'length', 'place'], until: 'near' },
  },
  /**
   * One text of both places, made by the form from pickup and dropoff ({@link routeText}). Staff read
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
    ride: { carried: 'made' },
  },
  travel_date: {
    kind: 'date',
    place: 'top',
    forms: { trip: 'required' },
    step: 'when',
    errors: { missing: 'selectDate' },
    ltr: true,
    staff: EVERYWHERE,
    ride: { carried: 'made', touches: ['price'], until: 'offer' },
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
    ride: { carried: 'made', touches: ['price'], until: 'offer' },
  },
  passengers: {
    kind: 'count',
    place: 'top',
    forms: { trip: 'required' },
    step: 'service',
    min: 1,
    // The price list says up to how many the business's cars hold (most_passengers, most_luggage).
    max: 60,
    errors: { missing: 'selectPassengers' },
    staff: EVERYWHERE,
    ride: { carried: 'leg', shown: [...RIDE_PLACES, 'file'], touches: ['price'], until: 'near' },
  },
  luggage: {
    kind: 'count',
    place: 'details',
    forms: { trip: 'required' },
    step: 'service',
    min: 0,
    max: 60,
    errors: { missing: 'selectLuggage' },
    staff: EVERYWHERE,
    ride: { carried: 'leg', shown: RIDE_PLACES, touches: ['price'], until: 'near' },
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
    ride: { carried: 'leg', shown: ['letter', 'sheet'], touches: ['price'] },
  },
  day_route: {
    kind: 'choice',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'service',
    options: DAY_ROUTES,
    services: ['day_tour'],
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
    ride: { carried: 'leg', shown: RIDE_PLACES, touches: ['price', 'length'], until: 'offer' },
  },
  /** For how long a car with its driver is taken. */
  hire_hours: {
    kind: 'count',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'service',
    min: 1,
    max: 24,
    services: ['car_with_driver', 'event_transfer', 'day_tour'],
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
    ride: { carried: 'leg', shown: RIDE_PLACES, touches: ['price', 'length'], until: 'offer' },
  },
  /** Of whoever lands; the legs that begin at an airport say where, too. */
  meeting_way: {
    kind: 'choice',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'service',
    options: MEETING_WAYS,
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
    ride: HOW_MET,
  },
  /** The class of cars that is wished for, by its id in the price list. */
  vehicle_class: VEHICLE_CLASS,
  round_trip: {
    kind: 'flag',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    errors: { missing: 'invalidValue' },
    staff: EVERYWHERE,
    ride: { carried: 'made', touches: ['price'], until: 'offer' },
  },
  return_date: {
    kind: 'date',
    place: 'details',
    forms: { trip: 'optional' },
    step: 'extras',
    errors: { missing: 'selectReturnDate' },
    ltr: true,
    staff: EVERYWHERE,
    ride: { carried: 'made', touches: ['price'], until: 'offer' },
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
    ride: { carried: 'made', touches: ['price'], until: 'offer' },
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
    ride: { carried: 'made', until: 'pickup' },
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
    ride: { carried: 'leg', shown: RIDE_PLACES, until: 'pickup' },
  },
  /** What we should know of the people. */
  need_chair: NEED,
  need_ramp: NEED,
  need_pram: NEED,
  need_animal: NEED,
  need_dog: NEED,
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
    ride: WHO_RIDES,
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
    ride: WHO_RIDES,
  },
  /** Where whoever rides is written to, and in what. */
  passenger_email: PASSENGER_EMAIL,
  passenger_language: PASSENGER_LANGUAGE,
  /** What the name board says, where it is not the name of whoever rides. Everybody in the hall reads it. */
  sign_text: SIGN_TEXT,
  /** What whoever booked writes to the driver, on the page of the trip alone. */
  driver_note: DRIVER_NOTE,
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

/** Those that a form's request brings. */
export const REQUEST_FIELDS = LEAD_FIELD_NAMES.filter((name) => Object.keys(LEAD_FIELDS[name].forms).length > 0);

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

/** The names of rows that say something of themselves. */
export type NamesWith<Part> = { [Name in LeadFieldName]: Rows[Name] extends Part ? Name : never }[LeadFieldName];

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
  'closedTime',
  'returnBefore',
  'roundTripNeeded',
  'childrenCount',
  'unknownField',
  'invalidValue',
] as const;

type RowErrors = Rows[LeadFieldName]['errors'];
type RowError = RowErrors extends infer Each ? (Each extends object ? Each[keyof Each] : never) : never;

/** What can be wrong with a field: by the key of its message. */
export type FieldError = RowError | (typeof OTHER_ERRORS)[number];

export const FIELD_ERRORS = [
  ...new Set([...LEAD_FIELD_NAMES.flatMap((name) => Object.values(leadField(name).errors)), ...OTHER_ERRORS]),
] as FieldError[];

/** The field that a path of the request's body means: "details.luggage" is luggage, "name" is name. */
export const fieldOfPath = (path: string): string => path.replace(/^details\./u, '');

/** The field `destination`: both places in one text. */
export const routeText = (pickup: string, dropoff: string): string => `${pickup} → ${dropoff}`;

/** Whether the one text of both places is all that a request says of its route. */
export const saysRouteOnly = ({ pickup, dropoff }: Pick<LeadAnswers, 'pickup' | 'dropoff'>): boolean =>
  pickup === null && dropoff === null;

/**
 * The contract of the submit-lead edge function: what a trip request or a contact message may hold, and what is
 * answered. The site's forms and the function share this file; the database repeats the limits as constraints
 * (tests/contracts compares the two).
 */
import * as z from 'zod/mini';
import { CONTACT_SERVICE_TYPE, LEAD_LIMITS, TRIP_SERVICE_TYPES } from './lead-limits.ts';
import { locales } from './locales.ts';
import { toE164 } from './phone.ts';
import { cleanLine, cleanText } from './text.ts';

export { CONTACT_SERVICE_TYPE, LEAD_LIMITS, TRIP_SERVICE_TYPES, type TripServiceType } from './lead-limits.ts';

/** What can be wrong with a field: the message keys of the specification, section 5, and a few it is silent about. */
export const FIELD_ERRORS = [
  'nameMin',
  'nameMax',
  'selectCountryCode',
  'phoneMin',
  'phoneInvalid',
  'invalidEmail',
  'pickupMin',
  'destinationMin',
  'addressMax',
  'selectDate',
  'datePast',
  'selectTime',
  'timePast',
  'selectPassengers',
  'selectLuggage',
  'selectServiceType',
  'flightNumberMax',
  'notesMax',
  'messageRequired',
  'unknownField',
  'invalidValue',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

const line = (min: number, max: number, tooShort: FieldError, tooLong: FieldError) =>
  z.pipe(
    z.pipe(z.string(tooShort), z.transform(cleanLine)),
    z.string().check(
      z.refine((value) => Array.from(value).length >= min, tooShort),
      z.maxLength(max, tooLong),
    ),
  );

const phone = z.pipe(
  z.pipe(z.string('phoneMin'), z.transform(cleanLine)),
  z.pipe(
    z.string().check(
      z.maxLength(40, 'phoneInvalid'),
      z.refine((value) => value.replace(/\D/gu, '').length >= LEAD_LIMITS.phoneDigits.min, 'phoneMin'),
    ),
    z.transform((value, context) => {
      const number = toE164(value);
      if (number) return number;
      context.issues.push({ code: 'custom', message: 'phoneInvalid', input: value });
      return z.NEVER;
    }),
  ),
);

const email = z.pipe(
  z.pipe(z.string('invalidEmail'), z.transform(cleanLine)),
  z.email('invalidEmail').check(z.maxLength(LEAD_LIMITS.email.max, 'invalidEmail')),
);

const text = (min: number, missing: FieldError) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(cleanText)),
    z.string().check(z.minLength(min, missing), z.maxLength(LEAD_LIMITS.notes.max, 'notesMax')),
  );

/** A day of the calendar, "YYYY-MM-DD"; it has no time zone and is never turned into an instant. */
const calendarDate = z.iso.date('selectDate');
const hourlySlot = z.string('selectTime').check(z.regex(/^(?:[01]\d|2[0-3]):00$/u, 'selectTime'));
const wholeNumber = (range: { min: number; max: number }, error: FieldError) =>
  z.int(error).check(z.minimum(range.min, error), z.maximum(range.max, error));
const instant = z.iso.datetime({ offset: true, error: 'invalidValue' });

/** What every form may add about itself. */
const formDetails = {
  language: z.optional(z.enum(locales, 'invalidValue')),
  session_id: z.optional(line(0, LEAD_LIMITS.sessionId.max, 'invalidValue', 'invalidValue')),
  /** Both by the sender's own clock, so that a wrong clock does not make a person look like a machine. */
  opened_at: z.optional(instant),
  submitted_at: z.optional(instant),
  /** Honeypot: people never see it. Anything in it quarantines the request. */
  website: z.optional(z.string('invalidValue').check(z.maxLength(500, 'invalidValue'))),
};

/** Ruling 16b: the request in separate columns, so that staff can filter and sort by them. All of it is optional. */
const tripDetails = z.strictObject(
  {
    pickup: z.optional(line(LEAD_LIMITS.address.min, LEAD_LIMITS.address.max, 'pickupMin', 'addressMax')),
    destination: z.optional(line(LEAD_LIMITS.address.min, LEAD_LIMITS.address.max, 'destinationMin', 'addressMax')),
    time: z.optional(hourlySlot),
    luggage: z.optional(wholeNumber(LEAD_LIMITS.luggage, 'selectLuggage')),
    round_trip: z.optional(z.boolean('invalidValue')),
    flight_number: z.optional(line(0, LEAD_LIMITS.flightNumber.max, 'invalidValue', 'flightNumberMax')),
    ...formDetails,
  },
  'invalidValue',
);

/** A message has no trip: its trip fields would have no column to go to. */
const contactDetails = z.strictObject(formDetails, 'invalidValue');

/** The five-step form's request. */
export const tripRequestSchema = z.strictObject({
  name: line(LEAD_LIMITS.name.min, LEAD_LIMITS.name.max, 'nameMin', 'nameMax'),
  phone,
  email,
  destination: line(LEAD_LIMITS.destination.min, LEAD_LIMITS.destination.max, 'destinationMin', 'addressMax'),
  travel_date: calendarDate,
  passengers: wholeNumber(LEAD_LIMITS.passengers, 'selectPassengers'),
  service_type: z.enum(TRIP_SERVICE_TYPES, 'selectServiceType'),
  notes: z.optional(text(0, 'invalidValue')),
  details: z.optional(tripDetails),
});
export type TripRequest = z.infer<typeof tripRequestSchema>;

/** The short forms' message (ruling 15): name, phone and message; the e-mail is optional. */
export const contactMessageSchema = z.strictObject({
  name: line(LEAD_LIMITS.name.min, LEAD_LIMITS.name.max, 'nameMin', 'nameMax'),
  phone,
  email: z.optional(email),
  service_type: z.literal(CONTACT_SERVICE_TYPE, 'selectServiceType'),
  notes: text(1, 'messageRequired'),
  details: z.optional(contactDetails),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export type Lead = TripRequest | ContactMessage;

/** The header that carries the request's idempotency key, a UUID. Without it the body's own hash serves as the key. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Machine codes of every refusal, with the HTTP status each one answers. */
export const LEAD_REFUSALS = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  body_too_large: 413,
  invalid_json: 400,
  invalid_idempotency_key: 400,
  validation_failed: 422,
  idempotency_conflict: 409,
  blocked: 403,
  rate_limited: 429,
  unavailable: 503,
} as const;
export type LeadRefusalCode = keyof typeof LEAD_REFUSALS;

/** `reference` is the short code people read out, such as "TM-7K3Q9". */
export interface LeadAccepted {
  success: true;
  id: string;
  reference: string;
}

/** `error` is one sentence in the sender's language; `fields` maps a field's path ("details.time") to what is wrong. */
export interface LeadRefused {
  success: false;
  error: string;
  code: LeadRefusalCode;
  fields?: Record<string, FieldError>;
}
export type LeadAnswer = LeadAccepted | LeadRefused;

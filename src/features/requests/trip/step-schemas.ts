import * as z from 'zod/mini';
import { LEAD_FIELDS, TRIP_SERVICE_TYPES, israelClock, isPastSlot, type FieldError } from '@/data/submit-lead';
import { readPhone, type PhoneProblem } from '@/lib/typed-phone';
import type { TripValues } from './trip-values';

/** The notes travel together with time, luggage, flight and language in one text, which leaves them this much room. */
const NOTES_MAX = LEAD_FIELDS.notes.max - 500;

/** A text between two lengths, counted without the blanks around it. */
const text = (min: number, max: number, tooShort: FieldError, tooLong: FieldError) =>
  z.string().check(z.trim(), z.minLength(min, tooShort), z.maxLength(max, tooLong));

const choice = (min: number, max: number, error: FieldError) =>
  z
    .string(error)
    .check(z.refine((value) => /^\d$/u.test(value) && Number(value) >= min && Number(value) <= max, error));

/**
 * One of the two rules for a number under its calling code. It is checked whatever else is wrong in the step: otherwise
 * a visitor would learn of it only after mending the name.
 */
const phoneRule = (problem: PhoneProblem) =>
  z.refine<Pick<TripValues, 'country_code' | 'phone'>>(
    ({ country_code, phone }) => readPhone(country_code, phone) !== problem,
    { error: problem, path: ['phone'], when: () => true },
  );

export const personalSchema = z
  .object({
    name: text(LEAD_FIELDS.name.min, LEAD_FIELDS.name.max, 'nameMin', 'nameMax'),
    country_code: z.string().check(z.regex(/^\+\d{1,3}(?:-\d{3})?$/u, 'selectCountryCode')),
    phone: z.string(),
    email: z.pipe(
      z.string().check(z.trim()),
      z.email('invalidEmail').check(z.maxLength(LEAD_FIELDS.email.max, 'invalidEmail')),
    ),
  })
  .check(phoneRule('phoneMin'), phoneRule('phoneInvalid'));

const address = (tooShort: FieldError) => text(LEAD_FIELDS.pickup.min, LEAD_FIELDS.pickup.max, tooShort, 'addressMax');

export const routeSchema = z.object({
  pickup: address('pickupMin'),
  dropoff: address('destinationMin'),
});

export const whenSchema = z
  .object({
    travel_date: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/u, { error: 'selectDate', abort: true }),
      z.refine((day) => day >= israelClock().day, 'datePast'),
    ),
    pickup_time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):00$/u, 'selectTime')),
  })
  .check((context) => {
    const { travel_date, pickup_time } = context.value;
    if (isPastSlot(travel_date, pickup_time))
      context.issues.push({ code: 'custom', message: 'timePast', path: ['pickup_time'], input: pickup_time });
  });

export const serviceSchema = z.object({
  passengers: choice(LEAD_FIELDS.passengers.min, LEAD_FIELDS.passengers.max, 'selectPassengers'),
  luggage: choice(LEAD_FIELDS.luggage.min, LEAD_FIELDS.luggage.max, 'selectLuggage'),
  service_type: z.enum(TRIP_SERVICE_TYPES, 'selectServiceType'),
});

export const extrasSchema = z.object({
  round_trip: z.boolean(),
  flight_number: z.string().check(z.trim(), z.maxLength(LEAD_FIELDS.flight_number.max, 'flightNumberMax')),
  notes: z.string().check(z.trim(), z.maxLength(NOTES_MAX, 'notesMax')),
});

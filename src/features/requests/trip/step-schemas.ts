import * as z from 'zod/mini';
import { LEAD_LIMITS, TRIP_SERVICE_TYPES, israelClock, isPastSlot, type FieldError } from '@/data/submit-lead';
import { readPhone, type PhoneProblem } from '@/lib/typed-phone';
import type { TripValues } from './trip-values';

/** The notes travel together with time, luggage, flight and language in one text, which leaves them this much room. */
const NOTES_MAX = LEAD_LIMITS.notes.max - 500;

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
  z.refine<Pick<TripValues, 'countryCode' | 'phone'>>(
    ({ countryCode, phone }) => readPhone(countryCode, phone) !== problem,
    { error: problem, path: ['phone'], when: () => true },
  );

export const personalSchema = z
  .object({
    name: text(LEAD_LIMITS.name.min, LEAD_LIMITS.name.max, 'nameMin', 'nameMax'),
    countryCode: z.string().check(z.regex(/^\+\d{1,3}(?:-\d{3})?$/u, 'selectCountryCode')),
    phone: z.string(),
    email: z.pipe(
      z.string().check(z.trim()),
      z.email('invalidEmail').check(z.maxLength(LEAD_LIMITS.email.max, 'invalidEmail')),
    ),
  })
  .check(phoneRule('phoneMin'), phoneRule('phoneInvalid'));

const address = (tooShort: FieldError) =>
  text(LEAD_LIMITS.address.min, LEAD_LIMITS.address.max, tooShort, 'addressMax');

export const routeSchema = z.object({
  pickupAddress: address('pickupMin'),
  destinationAddress: address('destinationMin'),
});

export const whenSchema = z
  .object({
    date: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/u, { error: 'selectDate', abort: true }),
      z.refine((day) => day >= israelClock().day, 'datePast'),
    ),
    time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):00$/u, 'selectTime')),
  })
  .check((context) => {
    const { date, time } = context.value;
    if (isPastSlot(date, time))
      context.issues.push({ code: 'custom', message: 'timePast', path: ['time'], input: time });
  });

export const serviceSchema = z.object({
  passengers: choice(LEAD_LIMITS.passengers.min, LEAD_LIMITS.passengers.max, 'selectPassengers'),
  luggage: choice(LEAD_LIMITS.luggage.min, LEAD_LIMITS.luggage.max, 'selectLuggage'),
  serviceType: z.enum(TRIP_SERVICE_TYPES, 'selectServiceType'),
});

export const extrasSchema = z.object({
  roundTrip: z.boolean(),
  flightNumber: z.string().check(z.trim(), z.maxLength(LEAD_LIMITS.flightNumber.max, 'flightNumberMax')),
  notes: z.string().check(z.trim(), z.maxLength(NOTES_MAX, 'notesMax')),
});

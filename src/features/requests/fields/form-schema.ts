import * as z from 'zod/mini';
import {
  askedFields,
  cleanLine,
  isKnownPlace,
  isPastSlot,
  isTooFarAhead,
  israelClock,
  LEAD_FIELDS,
  leadField,
  type FieldError,
  type LeadField,
  type LeadForm,
  type LeadKind,
} from '@/data/submit-lead';
import { readPhone, type PhoneProblem } from '@/data/typed-phone';
import { HOME_CALLING_CODE, type ContactValues, type TripValues } from './form-values';

/** The notes of a trip travel together with other answers in one text, which leaves them this much room. */
const TRIP_NOTES_MAX = LEAD_FIELDS.notes.max - 500;

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

type Row = Pick<LeadField, 'min' | 'max' | 'knownMin' | 'options' | 'errors'> & { isRequired: boolean };

/** A text between two lengths, counted without the blanks around it. */
const text = ({ min = 0, max = Infinity, knownMin, errors, isRequired }: Row) => {
  const shortest = isRequired ? Math.max(min, 1) : 0;
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed.length >= shortest || (knownMin !== undefined && isKnownPlace(typed)), errors.missing),
    z.maxLength(max, errors.long ?? errors.missing),
  );
};

/** What stands in an input must satisfy this; messages are error codes. */
const KINDS: Record<LeadKind, (row: Row) => z.ZodMiniType> = {
  line: text,
  text,
  // By its calling code: see phoneRule.
  phone: () => z.string(),
  email: ({ max = Infinity, errors, isRequired }) => {
    const address = z.email().check(z.maxLength(max));
    const isRight = (typed: string) => address.safeParse(typed).success || (!isRequired && typed === '');
    return z.string().check(z.refine((typed) => isRight(cleanLine(typed)), errors.missing));
  },
  // Nothing aborts here: the rules for several fields would be left out, then.
  date: ({ errors }) =>
    z.string().check(
      z.refine((typed) => DAY.test(typed), errors.missing),
      z.refine((typed) => !DAY.test(typed) || typed >= israelClock().day, 'datePast' satisfies FieldError),
      z.refine((typed) => !DAY.test(typed) || !isTooFarAhead(typed), 'dateTooFar' satisfies FieldError),
    ),
  slot: ({ errors }) => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):00$/u, errors.missing)),
  count: ({ min = 0, max = Infinity, errors }) =>
    z
      .string(errors.missing)
      .check(z.refine((typed) => /^\d+$/u.test(typed) && Number(typed) >= min && Number(typed) <= max, errors.missing)),
  flag: () => z.boolean(),
  choice: ({ options = [], errors }) => z.enum(options, errors.missing),
};

const shapeOf = (form: LeadForm, limits: Partial<Record<string, Pick<LeadField, 'max'>>> = {}) =>
  Object.fromEntries(
    askedFields(form).map((name) => {
      const row = { ...leadField(name), ...limits[name], isRequired: leadField(name).forms[form] === 'required' };
      const schema = KINDS[row.kind](row);
      // A question that need not be answered may stay empty, whatever its answer would have to be.
      const maySkip = !row.isRequired && row.kind !== 'flag';
      return [name, maySkip ? z.union([z.literal(''), schema], row.errors.missing) : schema];
    }),
  );

/** Checked whatever else is wrong: otherwise a visitor would learn of it only after correcting the rest. */
const always = { when: () => true };

/** One of the two rules for a number under its calling code. */
const phoneRule = (problem: PhoneProblem) =>
  z.refine<Record<string, unknown>>(
    ({ country_code = HOME_CALLING_CODE, phone }) => readPhone(String(country_code), String(phone)) !== problem,
    { error: problem, path: ['phone'], ...always },
  );
const phoneRules = [phoneRule('phoneMin'), phoneRule('phoneInvalid')];

const hourAhead = z.refine<Record<string, unknown>>(
  ({ travel_date, pickup_time }) => !isPastSlot(String(travel_date), String(pickup_time)),
  { error: 'timePast' satisfies FieldError, path: ['pickup_time'], ...always },
);

const callingCode = z.string().check(z.regex(/^\+\d{1,3}(?:-\d{3})?$/u, 'selectCountryCode' satisfies FieldError));

// The shapes are built from the table at run time, and the types from the same table by the compiler.
export const tripSchema = z
  .object({ ...shapeOf('trip', { notes: { max: TRIP_NOTES_MAX } }), country_code: callingCode })
  .check(...phoneRules, hourAhead) as unknown as z.ZodMiniType<TripValues, TripValues>;
export const contactSchema = z.object(shapeOf('contact')).check(...phoneRules) as unknown as z.ZodMiniType<
  ContactValues,
  ContactValues
>;

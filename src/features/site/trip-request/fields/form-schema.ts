import { isPastSlot, isTime, isTooFarAhead, israelClock } from '@shared/clock/clock';
import { emailCheck } from '@/data/email-check';
import * as z from 'zod/mini';
import {
  askedFields,
  cleanLine,
  JOINT_RULES,
  LEAD_FIELDS,
  leadField,
  lettersIn,
  type FieldError,
  type LeadField,
  type LeadForm,
  type LeadKind,
} from '@/data/submit-lead';
import { readPhone, type PhoneProblem } from '@/data/typed-phone';
import { pricingFor } from '../pricing/pricing';
import {
  CALLING_CODE_OF,
  HOME_CALLING_CODE,
  openValues,
  PHONE_NAMES,
  type ContactValues,
  type PhoneName,
  type TripValues,
} from './form-values';

/** The notes of a trip travel together with other answers in one text, which leaves them this much room. */
const TRIP_NOTES_MAX = LEAD_FIELDS.notes.max - 500;

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

type Row = Pick<LeadField, 'min' | 'max' | 'knownMin' | 'letters' | 'options' | 'errors'> & { isRequired: boolean };

/** A text between two lengths, counted without the blanks around it. */
const text = ({ min = 0, max = Infinity, knownMin, letters = 0, errors, isRequired }: Row) => {
  const shortest = isRequired ? Math.max(min, 1) : min;
  // Who types a place has fetched their names; where they did not come, the server knows them.
  const isKnown = (typed: string) =>
    typed.length >= (knownMin ?? Infinity) && pricingFor(typed)?.isKnownPlace(typed) !== false;
  const isShort = (typed: string) => lettersIn(typed) < letters || (typed.length < shortest && !isKnown(typed));
  return z.string().check(
    z.trim(),
    z.refine((typed) => !isShort(typed), errors.missing),
    z.maxLength(max, errors.long ?? errors.missing),
  );
};

/** What stands in an input must satisfy this; messages are error codes. */
const KINDS: Record<LeadKind, (row: Row) => z.ZodMiniType> = {
  line: text,
  text,
  // By its calling code: see phoneRule.
  phone: () => z.string(),
  email: ({ isRequired }) => z.string().check(z.overwrite(cleanLine), emailCheck({ maySkip: !isRequired })),
  // Nothing aborts here: the rules for several fields would be left out, then.
  date: ({ errors }) =>
    z.string().check(
      z.refine((typed) => DAY.test(typed), errors.missing),
      z.refine((typed) => !DAY.test(typed) || typed >= israelClock().day, 'datePast' satisfies FieldError),
      z.refine((typed) => !DAY.test(typed) || !isTooFarAhead(typed), 'dateTooFar' satisfies FieldError),
    ),
  slot: ({ errors }) => z.string().check(z.refine((slot) => isTime(slot, 60), errors.missing)),
  count: ({ min = 0, max = Infinity, errors }) =>
    z
      .string(errors.missing)
      .check(z.refine((typed) => /^\d+$/u.test(typed) && Number(typed) >= min && Number(typed) <= max, errors.missing)),
  flag: () => z.boolean(),
  choice: ({ options = [], errors }) => z.enum(options, errors.missing),
};

/** Of several buttons none of which is pressed the form says null. */
const unanswered = z.transform((value: unknown): unknown => value ?? '');

const shapeOf = (form: LeadForm, limits: Partial<Record<string, Pick<LeadField, 'max'>>> = {}) =>
  Object.fromEntries(
    askedFields(form).map((name) => {
      const row = { ...leadField(name), ...limits[name], isRequired: leadField(name).forms[form] === 'required' };
      const schema = KINDS[row.kind](row);
      // A question that need not be answered may stay empty, whatever its answer would have to be.
      const maySkip = !row.isRequired && row.kind !== 'flag';
      return [name, maySkip ? z.pipe(unanswered, z.union([z.literal(''), schema], row.errors.missing)) : schema];
    }),
  );

/** Checked whatever else is wrong: otherwise a visitor would learn of it only after correcting the rest. */
const always = { when: () => true };

/** One of the two rules for a number under its calling code. */
const phoneRule = (name: PhoneName, problem: PhoneProblem) =>
  z.refine<Record<string, unknown>>(
    ({ [CALLING_CODE_OF[name]]: code = HOME_CALLING_CODE, [name]: typed = '' }) =>
      (typed === '' && name !== 'phone') || readPhone(String(code), String(typed)) !== problem,
    { error: problem, path: [name], ...always },
  );
const phoneRules = PHONE_NAMES.flatMap((name) => [phoneRule(name, 'phoneMin'), phoneRule(name, 'phoneInvalid')]);

const jointRules = JOINT_RULES.map(({ field, error, isBroken }) =>
  z.refine<Record<string, unknown>>((values) => !isBroken(values), { error, path: [field], ...always }),
);

/** Who books for somebody else says for whom. */
const otherHasName = z.refine<Record<string, unknown>>(
  ({ for_other, passenger_name }) => !for_other || String(passenger_name).trim() !== '',
  { error: 'passengerNameMin' satisfies FieldError, path: ['passenger_name'], ...always },
);

const hourAhead = z.refine<Record<string, unknown>>(
  ({ travel_date, pickup_time }) => !isPastSlot(String(travel_date), String(pickup_time)),
  { error: 'timePast' satisfies FieldError, path: ['pickup_time'], ...always },
);

const callingCode = z.string().check(z.regex(/^\+\d{1,3}(?:-\d{3})?$/u, 'selectCountryCode' satisfies FieldError));

/** What the trip form holds besides the table's fields. */
type OwnValues = Pick<TripValues, 'country_code' | 'passenger_country_code' | 'for_other'>;

// The shapes are built from the table at run time, and the types from the same table by the compiler.
export const tripSchema = z.pipe(
  z.transform((values: TripValues): OwnValues => openValues(values)),
  z
    .object({
      ...shapeOf('trip', { notes: { max: TRIP_NOTES_MAX } }),
      country_code: callingCode,
      passenger_country_code: callingCode,
      for_other: z.boolean(),
    })
    .check(...phoneRules, hourAhead, otherHasName, ...jointRules),
) as unknown as z.ZodMiniType<TripValues, TripValues>;
export const contactSchema = z.object(shapeOf('contact')).check(...phoneRules) as unknown as z.ZodMiniType<
  ContactValues,
  ContactValues
>;

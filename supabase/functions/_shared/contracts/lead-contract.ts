/**
 * The contract of the submit-lead edge function: what a trip request or a contact message may hold, by the table of
 * fields, and what is answered. The site's forms and the function share this file; the database repeats the limits as
 * constraints (tests/contracts compares the two).
 */
import { isTime } from '../clock/clock.ts';
import * as z from 'zod/mini';
import type { CompositeTypes } from './database.types.ts';
import { emailProblem, readEmailAddress } from '../people/email-address.ts';
import type { LeadField, LeadForm, LeadKind } from '../facts/lead-field.ts';
import {
  CONTACT_SERVICE_TYPE,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  isLeadField,
  leadField,
  type FieldError,
  type LeadFieldName,
  type LeadValue,
} from '../facts/lead-fields.ts';
import { isKnownPlace } from '../places/place-names.ts';
import { toE164 } from '../people/phone.ts';
import { cleanLine, cleanPhone, cleanText, lettersIn } from '../words/text.ts';

/** The longest body of a request that is read, in bytes. */
export const BODY_MAX = 16_384;

const line = (
  { min, max }: { min: number; max: number },
  { missing, long }: { missing: string; long: string },
  { knownMin, letters = 0 }: Pick<LeadField, 'knownMin' | 'letters'> = {},
) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(cleanLine)),
    z.string().check(
      z.refine(
        (value) =>
          lettersIn(value) >= letters &&
          (Array.from(value).length >= min || (knownMin !== undefined && isKnownPlace(value))),
        missing,
      ),
      z.maxLength(max, long),
    ),
  );

const phone = (minDigits: number, tooShort: string, invalid: string) =>
  z.pipe(
    z.pipe(z.string(tooShort), z.transform(cleanPhone)),
    z.pipe(
      z.string().check(
        z.maxLength(40, invalid),
        z.refine((value) => value.replace(/\D/gu, '').length >= minDigits, tooShort),
      ),
      z.transform((value, context) => {
        const number = toE164(value);
        if (number) return number;
        context.issues.push({ code: 'custom', message: invalid, input: value });
        return z.NEVER;
      }),
    ),
  );

const text = (min: number, max: number, missing: string, tooLong: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(cleanText)),
    z.string().check(z.minLength(min, missing), z.maxLength(max, tooLong)),
  );

interface Limits {
  min: number;
  max: number;
  /** The code for no answer, or one of the wrong type. */
  missing: string;
  required: boolean;
}

/** What each kind of answer must be. */
const KINDS: Record<LeadKind, (limits: Limits, row: LeadField) => z.ZodMiniType> = {
  line: (limits, row) => line(limits, { missing: limits.missing, long: row.errors.long ?? limits.missing }, row),
  text: ({ min, max, missing, required }, { errors }) =>
    text(required ? Math.max(min, 1) : min, max, missing, errors.long ?? missing),
  phone: ({ min, missing }, { errors }) => phone(min, missing, errors.invalid ?? missing),
  email: ({ missing }) =>
    z.pipe(
      z.pipe(z.string(missing), z.transform(cleanLine)),
      z.transform((typed, context) => {
        const address = readEmailAddress(typed);
        if (address !== null) return address;
        context.issues.push({ code: 'custom', message: emailProblem(typed) ?? missing, input: typed });
        return z.NEVER;
      }),
    ),
  date: ({ missing }) => z.iso.date(missing),
  slot: ({ missing }) => z.string(missing).check(z.refine((slot) => isTime(slot, 60), missing)),
  count: ({ min, max, missing }) => z.int(missing).check(z.minimum(min, missing), z.maximum(max, missing)),
  flag: ({ missing }) => z.boolean(missing),
  choice: ({ missing }, { options = [] }) => z.enum(options, missing),
};

function fieldSchema(name: LeadFieldName, form: LeadForm): z.ZodMiniType {
  const row = leadField(name);
  const required = row.forms[form] === 'required';
  // An optional text that is no text at all is not "missing"; one that is too short is.
  const missing = required || row.kind === 'email' || row.min !== undefined ? row.errors.missing : 'invalidValue';
  const schema = KINDS[row.kind]({ min: row.min ?? 0, max: row.max ?? Infinity, missing, required }, row);
  // A body without details is valid (docs/spec/public-site.md#requests).
  return required && row.place === 'top' ? schema : z.optional(schema);
}

/**
 * One answer by itself, cleaned and checked, for staff who correct it.
 * @param value undefined for no answer
 */
export function readAnswerOf(
  name: LeadFieldName,
  form: LeadForm,
  value: unknown,
): { value: string | number | boolean | null } | { error: FieldError } {
  const read = fieldSchema(name, form).safeParse(value);
  if (read.success) return { value: (read.data ?? null) as string | number | boolean | null };
  return { error: (read.error.issues[0]?.message ?? 'invalidValue') as FieldError };
}

/** The schemas of a form's fields that stand in one place of the body. */
const shapeOf = (form: LeadForm, place: LeadField['place']): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    LEAD_FIELD_NAMES.filter((name) => leadField(name).place === place && leadField(name).forms[form]).map((name) => [
      name,
      fieldSchema(name, form),
    ]),
  );

const instant = z.iso.datetime({ offset: true, error: 'invalidValue' });
/** The longest identifier of a visit. */
export const SESSION_ID_MAX = 64;

/** What every form may add about itself, in `details`. */
const sendingShape = {
  session_id: z.optional(line({ min: 0, max: SESSION_ID_MAX }, { missing: 'invalidValue', long: 'invalidValue' })),
  /** Both by the sender's own clock, so that a wrong clock does not make a person look like a machine. */
  opened_at: z.optional(instant),
  submitted_at: z.optional(instant),
  /** Honeypot: people never see it. Anything in it quarantines the request. */
  subject: z.optional(z.string('invalidValue').check(z.maxLength(500, 'invalidValue'))),
  /** The price that the form showed, and the number of the list that it is by; see HeldPrice. */
  price_seen_agorot: z.optional(z.int('invalidValue').check(z.minimum(0, 'invalidValue'))),
  price_seen_list: z.optional(z.int('invalidValue').check(z.minimum(1, 'invalidValue'))),
};
type SendingDetails = { [Name in keyof typeof sendingShape]?: z.infer<(typeof sendingShape)[Name]> };

/** Whether the request's body carries this name in `details`. */
export const isDetail = (name: string): boolean =>
  Object.hasOwn(sendingShape, name) || (isLeadField(name) && LEAD_FIELDS[name].place === 'details');

/** The names of a form's fields that stand in one place of the body, required there or not. */
type Names<Form extends LeadForm, Place, Need> = {
  [Name in LeadFieldName]: (typeof LEAD_FIELDS)[Name] extends { place: Place; forms: Record<Form, Need> }
    ? Name
    : never;
}[LeadFieldName];
type Body<Form extends LeadForm> = { [Name in Names<Form, 'top', 'required'>]: LeadValue<Name> } & {
  [Name in Names<Form, 'top', 'optional'>]?: LeadValue<Name> | undefined;
} & {
  details?: ({ [Name in Names<Form, 'details', string>]?: LeadValue<Name> | undefined } & SendingDetails) | undefined;
};

/** The body of the five-step form's request. */
export type TripRequest = Body<'trip'>;
/** The body of the short forms' message: name, phone and message; the e-mail is optional. */
export type ContactMessage = Body<'contact'> & { service_type: typeof CONTACT_SERVICE_TYPE };
export type Lead = TripRequest | ContactMessage;

const bodySchema = (form: LeadForm, more: Record<string, z.ZodMiniType> = {}) =>
  z.strictObject({
    ...shapeOf(form, 'top'),
    ...more,
    details: z.optional(z.strictObject({ ...shapeOf(form, 'details'), ...sendingShape }, 'invalidValue')),
  });

// The shapes are built from the table at run time, and the types from the same table by the compiler.
export const tripRequestSchema = bodySchema('trip') as unknown as z.ZodMiniType<TripRequest>;
export const contactMessageSchema = bodySchema('contact', {
  service_type: z.literal(CONTACT_SERVICE_TYPE, 'selectServiceType'),
}) as unknown as z.ZodMiniType<ContactMessage>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;
export const isUuid = (text: string): boolean => UUID.test(text);

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

/**
 * A price that holds for a while. The function computes it by the list that holds now. Where the form showed another one by an
 * earlier list, which really gives that price and held until a short while ago, the lower of the two is kept.
 */
export type HeldPrice = CompositeTypes<'held_price'>;

/** A way of a request whose wished hour is closed, and the whole time in which nobody drives. */
export type ClosedWay = CompositeTypes<'closed_way'>;

/** What the answer to a stored request says to its sender. */
export type LeadReceipt = Omit<CompositeTypes<'lead_receipt'>, 'id'>;

export interface LeadAccepted extends LeadReceipt {
  success: true;
  id: string;
}

/** `error` is one sentence in the sender's language; `fields` maps a field's path ("details.pickup_time") to what is wrong. */
export interface LeadRefused {
  success: false;
  error: string;
  code: LeadRefusalCode;
  fields?: Record<string, FieldError>;
}
export type LeadAnswer = LeadAccepted | LeadRefused;

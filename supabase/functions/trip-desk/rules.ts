/** The decisions of trip-desk that need neither the network nor the database: what a call is, and which database function takes it. */
import * as z from 'zod/mini';
import { readAnswerOf } from '../_shared/contracts/lead-contract.ts';
import type { LeadForm } from '../_shared/facts/lead-field.ts';
import { leadField, type FieldError, type LeadFieldName } from '../_shared/facts/lead-fields.ts';
import { CHANGE_FIELDS, type ChangeFieldName } from '../_shared/facts/ride-facts.ts';
import { cleanLine, cleanPhone, cleanText } from '../_shared/words/text.ts';
import { TRIP_KEY, TRIP_WORDS_MAX, type SearchAction, type TripCall } from '../_shared/contracts/trip-contract.ts';
import type { RpcCall } from '../_shared/http/rpc.ts';
import type { Repriced } from './repriced-trip.ts';

/** What is wrong, by the field's name. */
export type CallErrors = Readonly<Record<string, string>>;

const INVALID: FieldError = 'invalidValue';
const REFERENCE = /^TM-[2-9A-HJ-NP-Z]{5}$/u;

/** As people in Israel write their own numbers: without the country. */
const withCountry = (phone: string): string =>
  cleanPhone(phone)
    .replace(/^0(?=[1-9])/u, '+972')
    .replace(/^00/u, '+');

/** A field that the request's own form has, cleaned and checked as there. @param field or which one a value is read as */
const asInForm = (field: LeadFieldName | ((value: unknown) => LeadFieldName), form: LeadForm = 'trip') =>
  z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const name = typeof field === 'string' ? field : field(value);
      const isPhone = leadField(name).kind === 'phone';
      const typed = isPhone && typeof value === 'string' ? withCountry(value) : value;
      const read = readAnswerOf(name, form, typed);
      if ('value' in read && read.value !== null) return read.value;
      context.issues.push({ code: 'custom', message: 'error' in read ? read.error : INVALID, input: value });
      return z.NEVER;
    }),
  );

const words = (max: number) =>
  z.pipe(
    z.pipe(z.string(INVALID), z.transform(cleanText)),
    z.string().check(z.maxLength(max, 'notesMax' satisfies FieldError)),
  );
const line = (max: number) =>
  z.pipe(z.pipe(z.string(INVALID), z.transform(cleanLine)), z.string().check(z.maxLength(max, INVALID)));

/** Null empties the field; so does an empty text. */
const emptiable = (schema: z.ZodMiniType) =>
  z.optional(
    z.union([
      z.null(),
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      schema,
    ]),
  );

const link = { reference: z.string(INVALID).check(z.maxLength(40)), key: z.string(INVALID).check(z.maxLength(80)) };
/** The largest integer that the database takes. */
const MAX_INTEGER = 2 ** 31 - 1;
const agorot = z.int(INVALID).check(z.minimum(0, INVALID), z.maximum(MAX_INTEGER, INVALID));
const offer = z.int(INVALID).check(z.minimum(1, INVALID), z.maximum(99, INVALID));
const typedReference = z.optional(
  z.pipe(
    z.pipe(
      line(40),
      z.transform((text) => text.toUpperCase().replace(/^(?:TM)?[\s-]*/u, 'TM-')),
    ),
    z.string().check(z.regex(REFERENCE, INVALID)),
  ),
);
const reason = z.optional(words(TRIP_WORDS_MAX.reason));

/** What every trip says is never emptied. */
const changed = (name: ChangeFieldName) =>
  leadField(name).forms.trip === 'required' ? z.optional(asInForm(name)) : emptiable(asInForm(name));

const fieldsSchema = z.strictObject(Object.fromEntries(CHANGE_FIELDS.map((name) => [name, changed(name)])), INVALID);

/** Where somebody can be written to: an e-mail address, or a phone number as E.164. */
const contact = asInForm((value) => (typeof value === 'string' && !value.includes('@') ? 'phone' : 'email'));

/** Of which car of which leg. */
const search = (action: SearchAction) =>
  z.strictObject({
    ...link,
    action: z.literal(action),
    leg: z.int(INVALID).check(z.minimum(1, INVALID), z.maximum(99, INVALID)),
    car: z.int(INVALID).check(z.minimum(1, INVALID), z.maximum(99, INVALID)),
  });

const SCHEMAS: Readonly<Record<TripCall['action'], z.ZodMiniType>> = {
  read: z.strictObject({
    ...link,
    action: z.literal('read'),
    version: z.optional(line(40)),
    seen: z.optional(z.boolean(INVALID)),
  }),
  accept: z.strictObject({ ...link, action: z.literal('accept'), offer, name: z.optional(asInForm('name')) }),
  decline: z.strictObject({ ...link, action: z.literal('decline'), offer, reason }),
  reprice: z.strictObject({ ...link, action: z.literal('reprice'), fields: fieldsSchema }),
  change: z.strictObject({
    ...link,
    action: z.literal('change'),
    fields: fieldsSchema,
    seen_price_agorot: z.optional(z.nullable(agorot)),
  }),
  ask_change: z.strictObject({
    ...link,
    action: z.literal('ask_change'),
    text: words(TRIP_WORDS_MAX.text).check(z.minLength(1, 'messageRequired' satisfies FieldError)),
  }),
  ask_again: z.strictObject({ ...link, action: z.literal('ask_again') }),
  cancel: z.strictObject({
    ...link,
    action: z.literal('cancel'),
    seen_fee_agorot: agorot,
    reason,
  }),
  cannot_find_driver: search('cannot_find_driver'),
  at_meeting_point: search('at_meeting_point'),
  answer_extra: z.strictObject({
    ...link,
    action: z.literal('answer_extra'),
    extra: z.uuid(INVALID),
    agrees: z.boolean(INVALID),
    seen_agorot: agorot,
    text: reason,
  }),
  find_link: z.strictObject({ action: z.literal('find_link'), reference: typedReference, contact }),
  cancel_notice: z.strictObject({
    action: z.literal('cancel_notice'),
    name: asInForm('name', 'contact'),
    phone: asInForm('phone', 'contact'),
    reference: typedReference,
    text: z.optional(words(TRIP_WORDS_MAX.text)),
  }),
};

const isAction = (action: unknown): action is TripCall['action'] =>
  typeof action === 'string' && Object.hasOwn(SCHEMAS, action);

/**
 * Checks and cleans a body.
 * @param body anything that JSON can hold
 */
export function readCall(body: unknown): { call: TripCall } | { fields: CallErrors } {
  const action = (body as { action?: unknown } | null)?.action;
  if (!isAction(action)) return { fields: { action: INVALID } };
  const read = SCHEMAS[action].safeParse(body);
  // The schemas stand by their actions; which one it was is known at run time alone.
  return read.success ? { call: read.data as TripCall } : { fields: callErrors(read.error.issues) };
}

/** The calls that a form may make: those that need no link, whose key would stand in the page. */
const FORM_ACTIONS: ReadonlySet<unknown> = new Set<TripCall['action']>(['find_link', 'cancel_notice']);

/**
 * Checks and cleans a form that the browser posted by itself: everything is text, and fields left empty arrive too.
 * @param text application/x-www-form-urlencoded
 */
export function readForm(text: string): ReturnType<typeof readCall> & { language?: string } {
  const { language, ...body } = Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));
  const read = FORM_ACTIONS.has(body['action']) ? readCall(body) : { fields: { action: INVALID } };
  return { ...read, ...(language !== undefined && { language }) };
}

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  /** Of a field that may be empty: what was wrong with each way to read it. */
  errors?: readonly (readonly Issue[])[];
}

/** The first complaint about each field, by its own name also inside `fields`. */
function callErrors(issues: readonly Issue[]): CallErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const own = issue.errors?.at(-1)?.[0]?.message ?? issue.message;
    const names =
      issue.code === 'unrecognized_keys'
        ? (issue.keys ?? []).map((key) => [key.slice(0, 40), 'unknownField'] as const)
        : [
            [
              String(issue.path.at(-1) ?? 'body').slice(0, 40),
              /^[a-z]+(?:[A-Z][a-z]+)*$/u.test(own) ? own : INVALID,
            ] as const,
          ];
    for (const [name, error] of names) if (!errors.has(name) && errors.size < 20) errors.set(name, error);
  }
  return Object.fromEntries(errors);
}

/** A link as it is looked up; one that cannot be any is looked up and counted all the same, as empty texts. */
export function linkOf({ reference, key }: { reference: string; key: string }): { reference: string; key: string } {
  const known = { reference: reference.trim().toUpperCase(), key: key.trim().toLowerCase() };
  return REFERENCE.test(known.reference) && TRIP_KEY.test(known.key) ? known : { reference: '', key: '' };
}

/** Whether a call changes something, and so carries an idempotency key. */
export const isWrite = ({ action }: TripCall): boolean =>
  action !== 'read' && action !== 'reprice' && action !== 'find_link' && action !== 'cancel_notice';

/** The database function that takes a call, and its arguments. @param priced of a change that touches the price */
export function databaseCall(
  call: TripCall,
  requestKey: string | null,
  priced: Repriced | null,
): RpcCall<'trip_read' | 'trip_find_link' | 'trip_cancel_notice' | 'trip_act'> {
  switch (call.action) {
    case 'read':
      return {
        name: 'trip_read',
        args: { ...linkOf(call), version: call.version ?? null, seen: call.seen ?? false },
      };
    // Its link opens nothing, which is answered and counted as with every call.
    case 'reprice':
      return { name: 'trip_read', args: { ...linkOf(call), version: null, seen: false } };
    case 'find_link':
      return { name: 'trip_find_link', args: { reference: call.reference ?? null, contact: call.contact } };
    case 'cancel_notice': {
      const { name, phone, reference = null, text: said = null } = call;
      return { name: 'trip_cancel_notice', args: { name, phone, reference, words: said || null } };
    }
    default: {
      const { reference, key, action, ...wish } = call;
      return {
        name: 'trip_act',
        args: { ...linkOf({ reference, key }), action, wish, priced, request_key: requestKey },
      };
    }
  }
}

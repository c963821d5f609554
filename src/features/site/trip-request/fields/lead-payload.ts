import {
  askedFields,
  cleanLine,
  CONTACT_SERVICE_TYPE,
  LEAD_FIELDS,
  routeText,
  type AskedField,
  type HeldPrice,
  type LeadForm,
  type LeadPayload,
  type LeadValue,
  type TripRequest,
} from '@/data/submit-lead';
import type { Messages } from '@/i18n/messages';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { phoneNumber } from '@/data/typed-phone';
import { CALLING_CODE_OF, HOME_CALLING_CODE, openValues, type ContactValues, type TripValues } from './form-values';

/** The texts of the form that a request comes from. */
export type RequestWords = Messages['tripRequest'] | Messages['contact'];

/** What somebody answered; questions without an answer are left out. */
export type Answers = { [Name in AskedField]?: LeadValue<Name> };

/** The price that a visitor saw, in agorot, and the number of its list. */
export type SeenPrice = Pick<HeldPrice, 'total_agorot' | 'version'>;

export interface PayloadContext {
  words: RequestWords;
  locale: Locale;
  /** Instants by the visitor's own clock, so that a wrong clock cannot look like a machine's haste. */
  openedAt: Date;
  submittedAt: Date;
  /** Only with consent to analytics. */
  sessionId?: string | undefined;
  /** Null where none was shown. */
  seenPrice?: SeenPrice | null | undefined;
  /** What stands in the trap for machines. */
  subject: string;
}

const isTrip = (payload: LeadPayload): payload is TripRequest => payload.service_type !== CONTACT_SERVICE_TYPE;

/** The form that a request comes from. */
export const formOf = (payload: LeadPayload): LeadForm => (isTrip(payload) ? 'trip' : 'contact');

/** The answers in the inputs of a form, as the request carries them. */
export function readAnswers(form: LeadForm, values: TripValues | ContactValues): Answers {
  const typed: Readonly<Record<string, string | boolean>> = {
    country_code: HOME_CALLING_CODE,
    ...('for_other' in values ? openValues(values) : values),
  };
  const read = (name: AskedField) => {
    const value = typed[name] ?? '';
    // Of boxes that stand together only the ticked ones are answers.
    if (typeof value === 'boolean') return value || name === 'round_trip' ? value : undefined;
    const text = value.trim();
    if (text === '') return undefined;
    if (name === 'phone' || name === 'passenger_phone') return phoneNumber(String(typed[CALLING_CODE_OF[name]]), text);
    const { kind } = LEAD_FIELDS[name];
    if (kind === 'email') return cleanLine(text);
    return kind === 'count' ? Number(text) : text;
  };
  const entries = askedFields(form).map((name) => [name, read(name)] as const);
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
}

/** Everything that the flat text has no field of its own for, a line each (docs/spec/public-site.md#requests). */
function notesText(answers: Answers, { words, locale, sessionId = '' }: PayloadContext): string | undefined {
  if (!('services' in words)) return answers.notes;
  const { fields, chat } = words;
  const lines: [string, string | number][] = [
    [fields.pickup_time, answers.pickup_time ?? ''],
    [fields.luggage, answers.luggage ?? ''],
    [fields.round_trip, answers.round_trip ? chat.yes : ''],
    [fields.flight_number, answers.flight_number ?? ''],
    [fields.notes, answers.notes ?? ''],
    [fields.session_id, sessionId],
    [fields.language, localeRegistry[locale].name],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}${localeRegistry[locale].signSpace}: ${value}`)
    .join('\n');
}

type SaidInTrip = Omit<TripRequest, 'details'> & TripRequest['details'];

/** The visitor's own words inside such a text. It counts the lines around them, which works in every language. */
function ownNotes({ notes = '', pickup_time, luggage, round_trip, flight_number, session_id }: SaidInTrip): string {
  const before = [pickup_time, luggage, round_trip || undefined, flight_number].filter(
    (answer) => answer !== undefined,
  );
  const lines = notes.split('\n');
  const own = lines.slice(before.length, lines.length - (session_id ? 2 : 1)).join('\n');
  return own.slice(own.indexOf(': ') + 2);
}

/** The answers that a request carries. */
export function answersOf(payload: LeadPayload): Answers {
  const notes = isTrip(payload) ? ownNotes({ ...payload.details, ...payload }) : payload.notes;
  const said: Readonly<Record<string, unknown>> = { ...payload.details, ...payload, notes: notes || undefined };
  const entries = askedFields(formOf(payload)).map((name) => [name, said[name]] as const);
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
}

/** Whether two requests answer the same. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const wanted = new Map<string, unknown>(Object.entries(other));
  const answers = Object.entries(one);
  return answers.length === wanted.size && answers.every(([name, answer]) => wanted.get(name) === answer);
}

/** The request as submit-lead wants it. The values must have passed the form's schema. */
export function leadPayload(form: LeadForm, values: TripValues | ContactValues, context: PayloadContext): LeadPayload {
  const answers = readAnswers(form, values);
  const placed = (place: 'top' | 'details') =>
    Object.fromEntries(
      askedFields(form).flatMap((name) =>
        LEAD_FIELDS[name].place === place && name in answers ? [[name, answers[name]]] : [],
      ),
    );
  const { pickup = '', dropoff = '' } = answers;
  // The compiler cannot follow the table; the contract's schema checks the result in the tests.
  return {
    ...placed('top'),
    ...(form === 'trip' ? { destination: routeText(pickup, dropoff) } : { service_type: CONTACT_SERVICE_TYPE }),
    notes: notesText(answers, context),
    details: {
      ...placed('details'),
      language: context.locale,
      ...(context.sessionId && { session_id: context.sessionId }),
      opened_at: context.openedAt.toISOString(),
      submitted_at: context.submittedAt.toISOString(),
      ...(context.seenPrice && {
        price_seen_agorot: context.seenPrice.total_agorot,
        price_seen_list: context.seenPrice.version,
      }),
      ...(context.subject && { subject: context.subject }),
    },
  } as LeadPayload;
}

/** The decisions of submit-lead that need neither the network nor the database. */
import { compile } from 'zod/mini';
import {
  contactMessageSchema,
  tripRequestSchema,
  type ContactMessage,
  type Lead,
  type TripRequest,
} from '../_shared/contracts/lead-contract.ts';
import { JOINT_RULES } from '../_shared/facts/joint-rules.ts';
import {
  CONTACT_SERVICE_TYPE,
  FIELD_ERRORS,
  leadField,
  REQUEST_FIELDS,
  type FieldError,
  type LeadFieldName,
  type LeadValue,
} from '../_shared/facts/lead-fields.ts';
import { isPastSlot, isTooFarAhead, israelClock } from '../_shared/clock/clock.ts';
import { sha256 } from '../_shared/http/hash.ts';

/** What is wrong, by the field's path ("details.pickup_time"). */
export type FieldErrors = Record<string, FieldError>;
export type Suspicion = 'honeypot' | 'too_fast' | 'foreign_page';

/** The schemas as code: the same answers in half the time. What they refuse is read once more, for its reasons. */
const [readTrip, readContact] = [compile(tripRequestSchema), compile(contactMessageSchema)];

/** A person needs longer than this to fill a form. Milliseconds. */
const FASTEST_PERSON_MS = 3000;

/**
 * Checks and cleans a body.
 * @param body anything that JSON can hold
 * @param now decides what is past; dates and hours are those of Israel
 */
export function readLead(body: unknown, now: Date): { lead: Lead } | { fields: FieldErrors } {
  const isContact = (body as { service_type?: unknown } | null)?.service_type === CONTACT_SERVICE_TYPE;
  const result = (isContact ? readContact : readTrip).safeParse(body);
  if (!result.success) return { fields: fieldErrors(result.error.issues) };
  const lead: Lead = result.data;
  const fields = isTrip(lead) ? { ...jointErrors(lead), ...dateErrors(lead, now) } : {};
  return Object.keys(fields).length > 0 ? { fields } : { lead };
}

const isTrip = (lead: TripRequest | ContactMessage): lead is TripRequest => lead.service_type !== CONTACT_SERVICE_TYPE;

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** The first complaint about each field. Names of unknown fields are the sender's own words and are cut short. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, FieldError>();
  const add = (path: PropertyKey[], error: FieldError) => {
    const name = path.map((part) => String(part).slice(0, 40)).join('.') || 'body';
    if (!errors.has(name) && errors.size < 30) errors.set(name, error);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add([...issue.path, key], 'unknownField');
    } else {
      add(issue.path, isFieldError(issue.message) ? issue.message : 'invalidValue');
    }
  }
  // fromEntries defines properties; assigning would let a field called "__proto__" through to the prototype.
  return Object.fromEntries(errors);
}

const isFieldError = (text: string): text is FieldError => (FIELD_ERRORS as readonly string[]).includes(text);

/** The answers by their names alone, wherever the body carries them; what was not stated, or was left empty, is null. */
function answersOf(lead: Lead): Record<string, unknown> {
  const [top, details]: Readonly<Record<string, unknown>>[] = [lead, lead.details ?? {}];
  const answers: Record<string, unknown> = {};
  for (const name of REQUEST_FIELDS) {
    const answer = (leadField(name).place === 'top' ? top : details)?.[name];
    answers[name] = answer === undefined || answer === '' ? null : answer;
  }
  return answers;
}

/** What answers do not fit together. */
function jointErrors(lead: TripRequest): FieldErrors {
  const said = answersOf(lead);
  const broken = JOINT_RULES.filter(({ isBroken }) => isBroken(said));
  return Object.fromEntries(
    broken.map(({ field, error }) => [leadField(field).place === 'top' ? field : `details.${field}`, error]),
  );
}

function dateErrors({ travel_date: date, details }: TripRequest, now: Date): FieldErrors {
  const { day } = israelClock(now);
  if (date < day) return { travel_date: 'datePast' };
  if (isTooFarAhead(date, now)) return { travel_date: 'dateTooFar' };
  if (isPastSlot(date, details?.pickup_time ?? '', now)) return { 'details.pickup_time': 'timePast' };
  if (details?.return_date && isTooFarAhead(details.return_date, now)) return { 'details.return_date': 'dateTooFar' };
  return {};
}

/** Milliseconds between opening and sending by the sender's own clock; null when either is not stated. */
function elapsed({ details }: Lead): number | null {
  if (!details?.opened_at || !details.submitted_at) return null;
  const milliseconds = Date.parse(details.submitted_at) - Date.parse(details.opened_at);
  return Number.isFinite(milliseconds) ? milliseconds : null;
}

/** Why a request looks like a machine's; null for a person's. */
export function suspicionOf(lead: Lead): Suspicion | null {
  if (lead.details?.subject) return 'honeypot';
  const milliseconds = elapsed(lead);
  return milliseconds !== null && milliseconds < FASTEST_PERSON_MS ? 'too_fast' : null;
}

/** What a request writes into the table leads, by column; what was not stated, or was left empty, is null. */
export type LeadColumns = Readonly<
  { [Name in LeadFieldName]: LeadValue<Name> | null } & { session_id: string | null; elapsed_seconds: number | null }
>;

export function leadColumns(lead: Lead): LeadColumns {
  const milliseconds = elapsed(lead);
  return Object.assign(answersOf(lead), {
    session_id: lead.details?.session_id || null,
    elapsed_seconds: milliseconds === null ? null : clamp(Math.floor(milliseconds / 1000)),
  }) as LeadColumns;
}

/** The column is a 32-bit integer, and clocks may be wrong by centuries. */
const clamp = (seconds: number): number => Math.max(-2_000_000_000, Math.min(2_000_000_000, seconds));

const SAID = REQUEST_FIELDS.toSorted();

/**
 * SHA-256 (hexadecimal) of what the sender said: two requests with the same hash are the same request. How and when
 * they were sent (session, clock values) does not count.
 */
export const contentHash = (columns: LeadColumns): string =>
  sha256(JSON.stringify(SAID.map((name) => [name, columns[name]])));

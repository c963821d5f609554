import type {
  ContactMessage,
  LeadAccepted,
  LeadAnswer,
  LeadRefusalCode,
  TripRequest,
} from '@shared/contracts/lead-contract';
import { IDEMPOTENCY_HEADER } from '@shared/http/idempotency-header';
import type { FieldError } from '@shared/facts/lead-fields';
import { env } from '@/config/env';
import { getSupabase } from './client';

export { askedTrip, restAround } from '@shared/facts/asked-trip';
export { KNOWN_PLACES, startsAtAirport } from '@shared/places/known-places';
export { formatPrice } from '@shared/price/money';
export type { Ask, AskReason, Closed, Priced, PricedTrip, WallTime } from '@shared/price/price';
export type { PriceList } from '@shared/price/price-list';
export { cleanDigits, cleanLine, lettersIn } from '@shared/words/text';
export type {
  HeldPrice,
  LeadAccepted,
  LeadReceipt,
  LeadRefusalCode,
  TripRequest,
} from '@shared/contracts/lead-contract';
export { TRIP_STEPS, type LeadField, type LeadForm, type LeadKind, type TripStepId } from '@shared/facts/lead-field';
export { JOINT_RULES } from '@shared/facts/joint-rules';
export {
  askedFields,
  CONTACT_SERVICE_TYPE,
  fieldOfPath,
  DAY_ROUTES,
  leadField,
  LEAD_FIELDS,
  MEETING_WAYS,
  OWN_ROUTE,
  routeText,
  TRIP_SERVICE_TYPES,
  type AskedField,
  type FieldError,
  type LeadFieldName,
  type LeadValue,
  type TripServiceType,
} from '@shared/facts/lead-fields';
export { CHILD_SEATS, childSeatsOf, NEEDS, STOPS } from '@shared/facts/ride-facts';

/** The body of a request or a message, as the edge function reads it. */
export type LeadPayload = TripRequest | ContactMessage;

/** Where a form that is sent without JavaScript posts to. */
export const LEAD_FORM_ACTION = `${env.supabaseUrl}/functions/v1/submit-lead`;

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 15_000;

/** The server answered, and did not store the request. */
export class SubmitLeadError extends Error {
  override readonly name = 'SubmitLeadError';
  /** Null when the answer carried no code that this version of the site knows of. */
  readonly code: LeadRefusalCode | null;
  /** What is wrong with which field; keys are paths of the body, such as "details.pickup_time". */
  readonly fields: Readonly<Record<string, FieldError>>;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfterSeconds: number | undefined;

  /** @param text the server's own sentence, or empty */
  constructor(
    text: string,
    refusal: {
      code: LeadRefusalCode | null;
      fields?: Record<string, FieldError> | undefined;
      retryAfterSeconds?: number | undefined;
    },
  ) {
    super(text);
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

/** Nobody answered: the request may or may not have been stored, so it is repeated with the same key. */
export class LeadUnansweredError extends Error {
  override readonly name = 'LeadUnansweredError';
  readonly reason: 'offline' | 'network' | 'timeout';

  constructor(reason: LeadUnansweredError['reason']) {
    super(`submit-lead: ${reason}`);
    this.reason = reason;
  }
}

interface SubmitOptions {
  /** A UUID; a repetition with the same key and body gets the first answer again. */
  idempotencyKey: string;
}

/** Downloads what sending needs, so that the button answers at once. A failure is left to the sending itself. */
export function prepareSubmission(): void {
  getSupabase().catch(() => undefined);
}

/**
 * Sends a request to the submit-lead function.
 * @throws SubmitLeadError when the server refused it
 * @throws LeadUnansweredError when no answer came (offline, broken connection, 15 s without an answer)
 */
export async function submitLead(payload: LeadPayload, { idempotencyKey }: SubmitOptions): Promise<LeadAccepted> {
  const timeout = new AbortController();
  const answer = ask(payload, idempotencyKey, timeout.signal);
  // The limit covers all of it: the download of the client, the account's session, the answer down to its last byte.
  const limit = new Promise<never>((_resolve, reject) => {
    timeout.signal.addEventListener('abort', () => reject(unanswered('timeout')));
  });
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

async function ask(payload: LeadPayload, idempotencyKey: string, signal: AbortSignal): Promise<LeadAccepted> {
  const reply = await invoke(payload, idempotencyKey, signal).catch((): never => {
    throw unanswered('network');
  });
  if (!reply.error) {
    const answer = reply.data as LeadAnswer | null;
    if (answer?.success && answer.id && answer.reference) return answer;
    throw new SubmitLeadError(readText(answer), { code: null });
  }
  const response: unknown = (reply.error as { context?: unknown }).context;
  if (!(response instanceof Response)) throw unanswered('network');
  throw await refusalOf(response);
}

interface Reply {
  data: unknown;
  /** Carries the response as its context where there was one. */
  error: unknown;
}

/**
 * By the client; where its code did not arrive, without it: browsers remember a download that failed for as long as the
 * page stands, so that trying again would never help.
 */
async function invoke(payload: LeadPayload, idempotencyKey: string, signal: AbortSignal): Promise<Reply> {
  const supabase = await getSupabase().catch(() => null);
  if (!supabase) return post(payload, idempotencyKey, signal);
  return supabase.functions.invoke<unknown>('submit-lead', {
    body: payload,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
    signal,
  });
}

async function post(payload: LeadPayload, idempotencyKey: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(`${env.supabaseUrl || location.origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: env.publishableKey,
      [IDEMPOTENCY_HEADER]: idempotencyKey,
    },
    body: JSON.stringify(payload),
    signal,
  });
  return response.ok ? { data: await response.json(), error: null } : { data: null, error: { context: response } };
}

function unanswered(reason: 'network' | 'timeout'): LeadUnansweredError {
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return new LeadUnansweredError(isOffline ? 'offline' : reason);
}

/** `functions.invoke` hides the text of a refusal; it stands in the body of the response. */
async function refusalOf(response: Response): Promise<SubmitLeadError> {
  const body: unknown = await response.json().catch(() => null);
  const refusal = (body ?? {}) as { code?: LeadRefusalCode; fields?: Record<string, FieldError> };
  const seconds = Number(response.headers.get('retry-after'));
  return new SubmitLeadError(readText(body), {
    code: typeof refusal.code === 'string' ? refusal.code : null,
    fields: refusal.fields,
    retryAfterSeconds: seconds > 0 ? seconds : undefined,
  });
}

function readText(body: unknown): string {
  const text = (body as { error?: unknown } | null)?.error;
  return typeof text === 'string' ? text : '';
}

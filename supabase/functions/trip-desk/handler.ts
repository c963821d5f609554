/**
 * The page of a trip: shows it, takes the answer to an offer, changes and cancels. The contract (calls, answers, refusals) is
 * _shared/contracts/trip-contract.ts; who may do what when is decided in the database (migration trip_desk). A link's reference and key
 * appear in no log line.
 */
import { answerLocale } from '../_shared/words/answer-locale.ts';
import { callOutbox } from '../_shared/mail/call-outbox.ts';
import { clientIp } from '../_shared/http/client-ip.ts';
import {
  decodeUtf8,
  FORM_MEDIA_TYPE,
  jsonResponse,
  mediaType,
  preflightResponse,
  readBody,
  seeOther,
} from '../_shared/http/http.ts';
import { isUuid } from '../_shared/contracts/lead-contract.ts';
import { IDEMPOTENCY_HEADER } from '../_shared/http/idempotency-header.ts';
import type { FieldError } from '../_shared/facts/lead-fields.ts';
import { logRequest } from '../_shared/http/log.ts';
import { resolvePlatform, type Platform } from '../_shared/http/platform.ts';
import { postedTripUrl, type POSTED_TRIP_IDS } from '../_shared/contracts/posted-answer.ts';
import { callRpc, RpcError } from '../_shared/http/rpc.ts';
import {
  TRIP_BODY_MAX,
  TRIP_REFUSALS,
  type RepricedTrip,
  type TripAnswer,
  type TripCall,
  type TripRefusalCode,
} from '../_shared/contracts/trip-contract.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import { repriceChange, touchesPrice } from './repriced-trip.ts';
import { databaseCall, isWrite, linkOf, readCall, readForm, type CallErrors } from './rules.ts';

interface Result extends Partial<Omit<CompositeTypes<'trip_verdict'>, 'outcome'>> {
  outcome: CompositeTypes<'trip_verdict'>['outcome'] | TripRefusalCode;
  /** Undefined where the body says none. */
  action?: TripCall['action'];
  fields?: CallErrors;
  price?: RepricedTrip;
  /** The page's, where a form says it. */
  language?: unknown;
  cause?: string;
}

/** Bodies that count towards the alert for invalid requests. */
const INVALID = new Set<Result['outcome']>([
  'body_too_large',
  'invalid_json',
  'invalid_idempotency_key',
  'validation_failed',
]);

/** POST of JSON, or of one of the two forms that need no link, by the browser itself; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const platform = resolvePlatform(given);
  const started = performance.now();
  const ip = clientIp(request.headers, platform.env('CLIENT_IP_HEADER'));
  const isForm = mediaType(request) === FORM_MEDIA_TYPE;
  const result = await receive(request, isForm, ip, platform).catch(unanswered);
  const response = isForm && request.method === 'POST' ? leadBack(result, request, platform) : respond(result);
  logRequest(
    {
      requestId: crypto.randomUUID(),
      function: 'trip-desk',
      ip,
      outcome: result.action ? `${result.action}: ${result.outcome}` : result.outcome,
      status: response.status,
      duration: performance.now() - started,
      ...(result.cause && { cause: result.cause }),
    },
    platform,
  );
  return response;
}

/** Of what failed without an answer. */
const unanswered = (error: unknown): Result => ({
  outcome: 'unavailable',
  retry_after: 5,
  cause: error instanceof RpcError ? error.reason : error instanceof Error ? error.name : 'unknown',
});

async function receive(request: Request, isForm: boolean, ip: string | null, platform: Platform): Promise<Result> {
  const read = await readRequest(request, isForm);
  const { language } = read;
  if ('call' in read) {
    const { call, requestKey } = read;
    const { action } = call;
    const isPriced = call.action === 'reprice' || (call.action === 'change' && touchesPrice(call.fields));
    const priced = isPriced ? await repriceChange(linkOf(call), call.fields, platform) : null;
    if (priced && 'fields' in priced) return { outcome: 'validation_failed', fields: priced.fields, action, language };
    if (priced && action === 'reprice') return { outcome: 'ok', price: priced.price, action, language };
    const { name, args } = databaseCall(call, requestKey, priced?.repriced ?? null);
    const verdict = await callRpc(name, { ...args, client_ip: ip }, platform).catch(unanswered);
    // The link shows the trip to whoever may not change it.
    if (action === 'reprice' && verdict.outcome === 'ok') return { outcome: 'not_possible', action, language };
    if (verdict.outcome === 'ok' && action !== 'read') callOutbox(platform);
    return { ...verdict, action, language };
  }
  if (ip && INVALID.has(read.outcome)) {
    // A failed count must not change the answer: the body is invalid with or without the database.
    const isBlocked = await callRpc('record_invalid_request', { client_ip: ip }, platform).catch(() => false);
    if (isBlocked) return { outcome: 'blocked', language };
  }
  return read;
}

interface ReadRequest {
  call: TripCall;
  requestKey: string | null;
  language?: unknown;
}

async function readRequest(request: Request, isForm: boolean): Promise<ReadRequest | Result> {
  if (request.method !== 'POST') return { outcome: 'method_not_allowed' };
  if (!isForm && mediaType(request) !== 'application/json') return { outcome: 'unsupported_media_type' };
  const bytes = await readBody(request, TRIP_BODY_MAX);
  if (!bytes) return { outcome: 'body_too_large' };
  if (isForm) {
    const { language, ...read } = readForm(decodeUtf8(bytes) ?? '');
    if ('fields' in read) return { outcome: 'validation_failed', fields: read.fields, language };
    return { call: read.call, requestKey: null, language };
  }
  let body: unknown;
  try {
    body = JSON.parse(decodeUtf8(bytes) ?? '');
  } catch {
    return { outcome: 'invalid_json' };
  }
  const read = readCall(body);
  if ('fields' in read) return { outcome: 'validation_failed', fields: read.fields };
  const requestKey = request.headers.get(IDEMPOTENCY_HEADER);
  const isKeyed = requestKey !== null && isUuid(requestKey);
  return isWrite(read.call) && !isKeyed ? { outcome: 'invalid_idempotency_key' } : { call: read.call, requestKey };
}

function respond({ outcome, trip, price, fields, retry_after: retryAfter }: Result): Response {
  if (price) return answer(200, { success: true, price });
  if (outcome === 'unchanged') return answer(200, { success: true, unchanged: true });
  if (outcome === 'ok') return answer(200, trip ? { success: true, trip } : { success: true, taken: true });
  return answer(
    TRIP_REFUSALS[outcome],
    { success: false, code: outcome, ...(fields && { fields }), ...(trip && { trip }) },
    {
      ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
      ...(outcome === 'method_not_allowed' && { allow: 'POST, OPTIONS' }),
    },
  );
}

const answer = (status: number, body: TripAnswer, headers?: Record<string, string>): Response =>
  jsonResponse(status, body, headers);

/** Which part of the page answers a form. Whether there is such a trip is not told here either. */
function answerOf({ outcome, action, fields }: Result): keyof typeof POSTED_TRIP_IDS {
  if (outcome === 'ok' && (action === 'find_link' || action === 'cancel_notice')) return action;
  if (outcome === 'rate_limited' || outcome === 'blocked') return 'limited';
  if (fields?.['contact'] === ('emailLetters' satisfies FieldError)) return 'letters';
  return INVALID.has(outcome) ? 'invalid' : 'fault';
}

/** Leads whoever sent a form to the page of trips: hosted projects show no HTML of functions. */
function leadBack(result: Result, request: Request, platform: Platform): Response {
  const locale = answerLocale(result.language, request.headers.get('accept-language'));
  // The local server shows the site, whatever address it is called by.
  const siteUrl = platform.call ? '' : (platform.env('SITE_URL') ?? '').replace(/\/+$/u, '');
  return seeOther(postedTripUrl(siteUrl, locale, answerOf(result)), { 'content-language': locale });
}

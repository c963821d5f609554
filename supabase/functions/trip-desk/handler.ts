/**
 * The page of a trip: shows it, takes the answer to an offer, changes and cancels. The contract (calls, answers, refusals) is
 * _shared/contracts/trip-contract.ts; who may do what when is decided in the database (migration trip_desk). A link's reference and key
 * appear in no log line.
 */
import { answerLocale } from '../_shared/words/answer-locale.ts';
import { callOutbox } from '../_shared/mail/call-outbox.ts';
import { FORM_MEDIA_TYPE, jsonResponse, mediaType, preflightResponse, seeOther } from '../_shared/http/http.ts';
import { isUuid } from '../_shared/contracts/lead-contract.ts';
import { IDEMPOTENCY_HEADER } from '../_shared/http/idempotency-header.ts';
import type { FieldError } from '../_shared/facts/lead-fields.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall, countInvalid, parseJson, readPost, type Caller } from '../_shared/http/public-call.ts';
import { postedTripUrl, type POSTED_TRIP_IDS } from '../_shared/contracts/posted-answer.ts';
import { callRpc, causeOf } from '../_shared/http/rpc.ts';
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
  const isForm = mediaType(request) === FORM_MEDIA_TYPE;
  return answerCall('trip-desk', request, given, async (caller) => {
    const result = await receive(request, isForm, caller).catch(unanswered);
    const { action, outcome, cause } = result;
    const isPosted = isForm && request.method === 'POST';
    const response = isPosted ? leadBack(result, request, caller.platform) : respond(result);
    return { response, outcome: action ? `${action}: ${outcome}` : outcome, cause };
  });
}

/** Of what failed without an answer. */
const unanswered = (error: unknown): Result => ({ outcome: 'unavailable', retry_after: 5, cause: causeOf(error) });

async function receive(request: Request, isForm: boolean, caller: Caller): Promise<Result> {
  const { ip, platform } = caller;
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
  return INVALID.has(read.outcome) && (await countInvalid(caller)) ? { outcome: 'blocked', language } : read;
}

interface ReadRequest {
  call: TripCall;
  requestKey: string | null;
  language?: unknown;
}

async function readRequest(request: Request, isForm: boolean): Promise<ReadRequest | Result> {
  const posted = await readPost(request, TRIP_BODY_MAX, isForm);
  if ('outcome' in posted) return posted;
  if (isForm) {
    const { language, ...read } = readForm(posted.text ?? '');
    if ('fields' in read) return { outcome: 'validation_failed', fields: read.fields, language };
    return { call: read.call, requestKey: null, language };
  }
  const json = parseJson(posted.text);
  if (!json) return { outcome: 'invalid_json' };
  const read = readCall(json.body);
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

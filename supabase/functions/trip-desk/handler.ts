/**
 * The page of a trip: shows it, takes the answer to an offer, changes and cancels. The contract (calls, answers, refusals) is
 * _shared/trip-contract.ts; who may do what when is decided in the database (migration trip_desk). A link's reference and key
 * appear in no log line.
 */
import { callOutbox } from '../_shared/call-outbox.ts';
import { clientIp } from '../_shared/client-ip.ts';
import { decodeUtf8, jsonResponse, mediaType, preflightResponse, readBody } from '../_shared/http.ts';
import { IDEMPOTENCY_HEADER, isUuid } from '../_shared/lead-contract.ts';
import { logRequest } from '../_shared/log.ts';
import { resolvePlatform, type Platform } from '../_shared/platform.ts';
import { callRpc, RpcError } from '../_shared/rpc.ts';
import {
  TRIP_BODY_MAX,
  TRIP_REFUSALS,
  type TripAnswer,
  type TripCall,
  type TripRefusalCode,
  type TripView,
} from '../_shared/trip-contract.ts';
import { changedPlaces } from './changed-places.ts';
import { databaseCall, isWrite, linkOf, readCall, type CallErrors } from './rules.ts';

/** What the database functions answer. */
type Verdict = { outcome: TripRefusalCode | 'ok' | 'unchanged'; trip?: TripView; retry_after?: number };

interface Result extends Verdict {
  /** Undefined where the body says none. */
  action?: TripCall['action'];
  fields?: CallErrors;
  cause?: string;
}

/** Bodies that count towards the alert for invalid requests. */
const INVALID = new Set<Result['outcome']>([
  'body_too_large',
  'invalid_json',
  'invalid_idempotency_key',
  'validation_failed',
]);

/** POST of JSON; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const platform = resolvePlatform(given);
  const started = performance.now();
  const ip = clientIp(request.headers, platform.env('CLIENT_IP_HEADER'));
  const result = await receive(request, ip, platform).catch((error: unknown): Result => ({
    outcome: 'unavailable',
    retry_after: 5,
    cause: error instanceof RpcError ? error.reason : error instanceof Error ? error.name : 'unknown',
  }));
  const response = respond(result);
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

async function receive(request: Request, ip: string | null, platform: Platform): Promise<Result> {
  const read = await readRequest(request);
  if ('call' in read) {
    const { call, requestKey } = read;
    const places = call.action === 'change' ? await changedPlaces(linkOf(call), call.fields, platform) : null;
    const { name, args } = databaseCall(call, requestKey, ip, places);
    const verdict = await callRpc<Verdict>(name, args, platform);
    if (verdict.outcome === 'ok' && call.action !== 'read') callOutbox(platform);
    return { ...verdict, action: call.action };
  }
  if (ip && INVALID.has(read.outcome)) {
    // A failed count must not change the answer: the body is invalid with or without the database.
    const isBlocked = await callRpc<boolean>('record_invalid_request', { client_ip: ip }, platform).catch(() => false);
    if (isBlocked) return { outcome: 'blocked' };
  }
  return read;
}

async function readRequest(request: Request): Promise<{ call: TripCall; requestKey: string | null } | Result> {
  if (request.method !== 'POST') return { outcome: 'method_not_allowed' };
  if (mediaType(request) !== 'application/json') return { outcome: 'unsupported_media_type' };
  const bytes = await readBody(request, TRIP_BODY_MAX);
  if (!bytes) return { outcome: 'body_too_large' };
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

function respond({ outcome, trip, fields, retry_after: retryAfter }: Result): Response {
  if (outcome === 'unchanged') return answer(200, { success: true, unchanged: true });
  if (outcome === 'ok') return answer(200, trip ? { success: true, trip } : { success: true, taken: true });
  return answer(
    TRIP_REFUSALS[outcome],
    { success: false, code: outcome, ...(fields && { fields }), ...(trip && { trip }) },
    {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(outcome === 'method_not_allowed' && { allow: 'POST, OPTIONS' }),
    },
  );
}

const answer = (status: number, body: TripAnswer, headers?: Record<string, string>): Response =>
  jsonResponse(status, body, headers);

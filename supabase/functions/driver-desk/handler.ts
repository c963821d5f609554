/**
 * A driver's page: shows him his rides, and takes what he reports. The contract (calls, answers, refusals) is
 * _shared/contracts/drive-contract.ts; what is possible when is decided in the database (migration driver_links). A link's number and
 * key appear in no log line.
 */
import { callOutbox } from '../_shared/mail/call-outbox.ts';
import { clientIp } from '../_shared/http/client-ip.ts';
import { decodeUtf8, jsonResponse, mediaType, preflightResponse, readBody } from '../_shared/http/http.ts';
import { logRequest } from '../_shared/http/log.ts';
import { resolvePlatform, type Platform } from '../_shared/http/platform.ts';
import { callRpc, RpcError } from '../_shared/http/rpc.ts';
import {
  DRIVE_BODY_MAX,
  DRIVE_REFUSALS,
  type DriveAnswer,
  type DriveCall,
  type DriveRefusalCode,
} from '../_shared/contracts/drive-contract.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import { databaseCall, readCall } from './rules.ts';
import { withZoneNames } from './zone-names.ts';

interface Result extends Partial<Omit<CompositeTypes<'drive_verdict'>, 'outcome'>> {
  outcome: CompositeTypes<'drive_verdict'>['outcome'] | DriveRefusalCode;
  /** Undefined where the body says none. */
  action?: DriveCall['action'];
  cause?: string;
}

/** Bodies that count towards the alert for invalid requests. */
const INVALID = new Set<Result['outcome']>(['body_too_large', 'invalid_json', 'validation_failed']);

/** POST of JSON; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const platform = resolvePlatform(given);
  const started = performance.now();
  const ip = clientIp(request.headers, platform.env('CLIENT_IP_HEADER'));
  const result = await receive(request, ip, platform).catch(unanswered);
  const response = respond(result);
  logRequest(
    {
      requestId: crypto.randomUUID(),
      function: 'driver-desk',
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

async function receive(request: Request, ip: string | null, platform: Platform): Promise<Result> {
  const read = await readRequest(request);
  if ('action' in read) {
    const { name, args } = databaseCall(read);
    const verdict = await callRpc(name, { ...args, client_ip: ip }, platform).catch(unanswered);
    // That nobody came is told to the traveller.
    if (verdict.outcome === 'ok' && read.action === 'report') callOutbox(platform);
    const page = 'page' in verdict && verdict.page;
    // Names of zones are no reason to keep his rides from him.
    const named = page && (await withZoneNames(page, platform).catch(() => page));
    return { ...verdict, ...(named && { page: named }), action: read.action };
  }
  if (ip && INVALID.has(read.outcome)) {
    // A failed count must not change the answer: the body is invalid with or without the database.
    const isBlocked = await callRpc('record_invalid_request', { client_ip: ip }, platform).catch(() => false);
    if (isBlocked) return { outcome: 'blocked' };
  }
  return read;
}

async function readRequest(request: Request): Promise<DriveCall | { outcome: DriveRefusalCode }> {
  if (request.method !== 'POST') return { outcome: 'method_not_allowed' };
  if (mediaType(request) !== 'application/json') return { outcome: 'unsupported_media_type' };
  const bytes = await readBody(request, DRIVE_BODY_MAX);
  if (!bytes) return { outcome: 'body_too_large' };
  let body: unknown;
  try {
    body = JSON.parse(decodeUtf8(bytes) ?? '');
  } catch {
    return { outcome: 'invalid_json' };
  }
  return readCall(body) ?? { outcome: 'validation_failed' };
}

function respond({ outcome, at, page, until, retry_after: retryAfter }: Result): Response {
  if (outcome === 'unchanged' && at) return answer(200, { success: true, at, unchanged: true });
  if (outcome === 'ok' && at && page) return answer(200, { success: true, at, page });
  // Nothing else is answered without its page.
  const code = outcome === 'ok' || outcome === 'unchanged' ? 'unavailable' : outcome;
  return answer(
    DRIVE_REFUSALS[code],
    { success: false, code, ...(at && { at }), ...(until && { until }), ...(page && { page }) },
    {
      ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
      ...(outcome === 'method_not_allowed' && { allow: 'POST, OPTIONS' }),
    },
  );
}

const answer = (status: number, body: DriveAnswer, headers?: Record<string, string>): Response =>
  jsonResponse(status, body, headers);

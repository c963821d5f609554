/**
 * A driver's page: shows him his rides, and takes what he reports. The contract (calls, answers, refusals) is
 * _shared/contracts/drive-contract.ts; what is possible when is decided in the database (migration driver_links). A link's number and
 * key appear in no log line.
 */
import { callOutbox } from '../_shared/mail/call-outbox.ts';
import { jsonResponse, preflightResponse } from '../_shared/http/http.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall, countInvalid, parseJson, readPost, type Caller } from '../_shared/http/public-call.ts';
import { callRpc, causeOf } from '../_shared/http/rpc.ts';
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
  return answerCall('driver-desk', request, given, async (caller) => {
    const result = await receive(request, caller).catch(unanswered);
    const { action, outcome, cause } = result;
    return { response: respond(result), outcome: action ? `${action}: ${outcome}` : outcome, cause };
  });
}

/** Of what failed without an answer. */
const unanswered = (error: unknown): Result => ({ outcome: 'unavailable', retry_after: 5, cause: causeOf(error) });

async function receive(request: Request, caller: Caller): Promise<Result> {
  const { ip, platform } = caller;
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
  return INVALID.has(read.outcome) && (await countInvalid(caller)) ? { outcome: 'blocked' } : read;
}

async function readRequest(request: Request): Promise<DriveCall | { outcome: DriveRefusalCode }> {
  const posted = await readPost(request, DRIVE_BODY_MAX);
  if ('outcome' in posted) return posted;
  const json = parseJson(posted.text);
  if (!json) return { outcome: 'invalid_json' };
  return readCall(json.body) ?? { outcome: 'validation_failed' };
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

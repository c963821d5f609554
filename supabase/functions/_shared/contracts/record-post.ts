/** What track-visit and record-consent have in common: a small JSON record is posted, checked, stored and forgotten. */
import type * as z from 'zod/mini';
import { isOwnAddress, jsonResponse, preflightResponse } from '../http/http.ts';
import type { Platform } from '../http/platform.ts';
import { answerCall, countInvalid, parseJson, readPost, type Caller } from '../http/public-call.ts';
import { callRpc, causeOf, type RpcCall } from '../http/rpc.ts';
import type { CompositeTypes } from './database.types.ts';
import {
  TRACKING_LIMITS,
  TRACKING_REFUSALS,
  type TrackingAnswer,
  type TrackingRefusalCode,
} from './tracking-contract.ts';

/** The database function that stores a record. */
export type DatabaseCall = RpcCall<'record_visit' | 'record_leave' | 'count_page_view' | 'record_consent'>;

interface RecordPost<Schema extends z.ZodMiniType> {
  /** Of the edge function, for the log. */
  name: string;
  schema: Schema;
  /** @returns null when the record is one that must not be stored */
  callFor: (record: z.infer<Schema>, isOwnAddress: (address: string) => boolean) => DatabaseCall | null;
}

/** What the database functions answer. `full`: the day has no room for more. */
type Verdict = CompositeTypes<'tracking_verdict'>;

type Result = { outcome: 'stored' | 'ignored' } | { outcome: TrackingRefusalCode; retryAfter?: number; cause?: string };

/** Seconds after which somebody may ask again whether the day has room. */
const RETRY_AFTER_SECONDS = 3600;

/** Bodies that count towards the alert for invalid requests. */
const INVALID = new Set<string>(['body_too_large', 'invalid_json', 'validation_failed']);

/** POST of JSON; never throws. */
export async function answerRecordPost<Schema extends z.ZodMiniType>(
  request: Request,
  given: Partial<Platform> | undefined,
  post: RecordPost<Schema>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  return answerCall(post.name, request, given, async (caller) => {
    const result = await receive(request, caller, post).catch((error: unknown): Result => ({
      outcome: 'unavailable',
      retryAfter: 10,
      cause: causeOf(error),
    }));
    const cause = 'cause' in result ? result.cause : undefined;
    return { response: respond(result), outcome: result.outcome, cause };
  });
}

async function receive<Schema extends z.ZodMiniType>(
  request: Request,
  caller: Caller,
  post: RecordPost<Schema>,
): Promise<Result> {
  const { ip, platform } = caller;
  const read = await readRecord(request, post.schema);
  if ('record' in read) {
    const siteUrl = platform.env('SITE_URL');
    const call = post.callFor(read.record, (address) => isOwnAddress(address, request.headers, siteUrl));
    return call ? verdictOf(await callRpc(call.name, { ...call.args, client_ip: ip }, platform)) : IGNORED;
  }
  return INVALID.has(read.outcome) && (await countInvalid(caller)) ? { outcome: 'blocked' } : read;
}

const IGNORED: Result = { outcome: 'ignored' };

function verdictOf(verdict: Verdict): Result {
  if (verdict.outcome === 'full') return { outcome: 'rate_limited', retryAfter: RETRY_AFTER_SECONDS };
  const { outcome, retry_after: retryAfter } = verdict;
  return { outcome, ...(retryAfter !== null && { retryAfter }) };
}

async function readRecord<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<{ record: z.infer<Schema> } | { outcome: TrackingRefusalCode }> {
  const posted = await readPost(request, TRACKING_LIMITS.body);
  if ('outcome' in posted) return posted;
  const json = parseJson(posted.text);
  if (!json) return { outcome: 'invalid_json' };
  const checked = schema.safeParse(json.body);
  return checked.success ? { record: checked.data } : { outcome: 'validation_failed' };
}

function respond(result: Result): Response {
  if (result.outcome === 'stored' || result.outcome === 'ignored')
    return jsonResponse(200, { success: true } satisfies TrackingAnswer);
  const { outcome: code } = result;
  const retryAfter = 'retryAfter' in result ? result.retryAfter : undefined;
  return jsonResponse(TRACKING_REFUSALS[code], { success: false, code } satisfies TrackingAnswer, {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(code === 'method_not_allowed' && { allow: 'POST, OPTIONS' }),
  });
}

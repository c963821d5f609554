/** What public functions do alike: they know a caller by the address, read what was posted, and leave one line in the log. */
import { clientIp } from './client-ip.ts';
import { hmacSha256 } from './hash.ts';
import { decodeUtf8, mediaType, readBody } from './http.ts';
import { resolvePlatform, type Platform } from './platform.ts';
import { callRpc } from './rpc.ts';

/** Who calls, and where the function runs. */
export interface Caller {
  ip: string | null;
  platform: Platform;
}

/** The answer, and what may be known of it afterwards: no names, phone numbers, addresses or bodies. */
export interface Answered {
  response: Response;
  /** One word: what came of the request. */
  outcome: string;
  /** SQLSTATE or error class behind a failure; never its text. */
  cause?: string | undefined;
}

/**
 * Answers a call and writes one line of JSON about it. The address appears as a keyed hash, the same for the same sender, of no use
 * without the key.
 * @param name of the function, for the log
 * @param answer never throws
 */
export async function answerCall(
  name: string,
  request: Request,
  given: Partial<Platform> | undefined,
  answer: (caller: Caller) => Promise<Answered>,
): Promise<Response> {
  const platform = resolvePlatform(given);
  const started = performance.now();
  const ip = clientIp(request.headers, platform.env('CLIENT_IP_HEADER'));
  const { response, outcome, cause } = await answer({ ip, platform });
  const duration = Math.round(performance.now() - started);
  const secret = platform.env('IP_HASH_SECRET');
  const sender = ip && secret ? hmacSha256(ip, secret).slice(0, 16) : null;
  const told = { outcome, status: response.status, duration, ...(cause && { cause }), sender };
  platform.log(JSON.stringify({ requestId: crypto.randomUUID(), function: name, ...told }));
  return response;
}

interface NotRead {
  outcome: 'method_not_allowed' | 'unsupported_media_type' | 'body_too_large';
}

/**
 * The text that was posted.
 * @param limit of its bytes
 * @param isForm a browser's form, of which somebody else knows the type; JSON otherwise
 * @returns text null: it is no UTF-8
 */
export async function readPost(
  request: Request,
  limit: number,
  isForm = false,
): Promise<{ text: string | null } | NotRead> {
  if (request.method !== 'POST') return { outcome: 'method_not_allowed' };
  if (!isForm && mediaType(request) !== 'application/json') return { outcome: 'unsupported_media_type' };
  const bytes = await readBody(request, limit);
  return bytes ? { text: decodeUtf8(bytes) } : { outcome: 'body_too_large' };
}

/** @returns null for what is no JSON */
export function parseJson(text: string | null): { body: unknown } | null {
  try {
    return { body: JSON.parse(text ?? '') as unknown };
  } catch {
    return null;
  }
}

/**
 * Counts a body that was none towards the alert for invalid requests. Never fails: a failed count must not change the answer.
 * @returns whether the sender is blocked
 */
export const countInvalid = async ({ ip, platform }: Caller): Promise<boolean> =>
  ip !== null && callRpc('record_invalid_request', { client_ip: ip }, platform).catch(() => false);

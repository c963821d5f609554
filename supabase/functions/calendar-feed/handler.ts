/**
 * Calendar feeds: the rides for a calendar program, by the key in the address: of the office or a driver (migration calendar_feeds),
 * or of one trip for its traveller (migration trip_calendar). Refusals have no body: nobody reads them. The key appears in no log
 * line.
 */
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { sha256 } from '../_shared/http/hash.ts';
import { namesTag } from '../_shared/http/http.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall } from '../_shared/http/public-call.ts';
import { callRpc, causeOf } from '../_shared/http/rpc.ts';
import { feedKey, feedText, tripFeedText, tripOfFeed } from './rules.ts';

type Result =
  | { outcome: 'ok' | 'unchanged'; text: string; tag: string }
  | { outcome: 'bad_link' | 'blocked' | 'method_not_allowed' }
  | { outcome: 'rate_limited' | 'unavailable'; retryAfter: number; cause?: string };

const STATUSES = {
  ok: 200,
  unchanged: 304,
  bad_link: 404,
  blocked: 403,
  method_not_allowed: 405,
  rate_limited: 429,
  unavailable: 503,
} as const satisfies Record<Result['outcome'], number>;

/** GET and HEAD; never throws. */
export const handler = (request: Request, given?: Partial<Platform>): Promise<Response> =>
  answerCall('calendar-feed', request, given, async ({ ip, platform }) => {
    const result = await answer(request, ip, platform).catch((error: unknown): Result => ({
      outcome: 'unavailable',
      retryAfter: 60,
      cause: causeOf(error),
    }));
    const cause = 'cause' in result ? result.cause : undefined;
    return { response: respond(result, request.method), outcome: result.outcome, cause };
  });

async function answer(request: Request, ip: string | null, platform: Platform): Promise<Result> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { outcome: 'method_not_allowed' };
  const about = {
    business: businessSettings(platform.env),
    siteUrl: (platform.env('SITE_URL') ?? '').replace(/\/+$/u, ''),
  };
  const read = await readFeed(request.url, about, ip, platform);
  if ('outcome' in read) return read;
  const { text } = read;
  const tag = `"${sha256(text)}"`;
  return { outcome: namesTag(request.headers.get('if-none-match'), tag) ? 'unchanged' : 'ok', text, tag };
}

/** The text of the feed that an address names, or why there is none. */
async function readFeed(
  url: string,
  about: Parameters<typeof tripFeedText>[1],
  ip: string | null,
  platform: Platform,
): Promise<{ text: string } | Result> {
  const named = tripOfFeed(url);
  const verdict = named
    ? await callRpc('read_trip_feed', { ...named, client_ip: ip }, platform)
    : await callRpc('read_feed', { key: feedKey(url), client_ip: ip }, platform);
  const { outcome, retry_after: retryAfter, since } = verdict;
  if (outcome === 'bad_link' || outcome === 'blocked') return { outcome };
  if (since && 'trip' in verdict) return { text: tripFeedText({ since, trip: verdict.trip }, about) };
  if (since && 'rides' in verdict && verdict.rides)
    return { text: feedText({ since, driver: verdict.driver, rides: verdict.rides }, about) };
  return { outcome: 'rate_limited', retryAfter: retryAfter ?? 60 };
}

function respond(result: Result, method: string): Response {
  const headers = new Headers({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
  if ('retryAfter' in result) headers.set('retry-after', String(result.retryAfter));
  if (result.outcome === 'method_not_allowed') headers.set('allow', 'GET, HEAD');
  if ('tag' in result) headers.set('etag', result.tag);
  const isShown = result.outcome === 'ok';
  if (isShown) headers.set('content-type', 'text/calendar; charset=utf-8');
  return new Response(isShown && method === 'GET' ? result.text : null, { status: STATUSES[result.outcome], headers });
}

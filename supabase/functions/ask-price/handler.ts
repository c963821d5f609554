/**
 * What a trip costs, asked by address: `GET ?from=…&to=…&date=…&time=…&people=…` (_shared/contracts/price-question.ts). The answer is JSON
 * that people can read, too, and the same for a minute.
 */
import { sha256 } from '../_shared/http/hash.ts';
import { jsonResponse, namesTag, preflightResponse, unchangedResponse } from '../_shared/http/http.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall } from '../_shared/http/public-call.ts';
import { ASK_PRICE, QUESTION_REFUSALS } from '../_shared/contracts/price-question.ts';
import { askPrice, refusePrice, type AskedPrice } from '../_shared/price/ask-price.ts';

/** GET and HEAD; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  return answerCall(ASK_PRICE, request, given, async ({ ip, platform }) => {
    const isQuestion = request.method === 'GET' || request.method === 'HEAD';
    const asked: AskedPrice = isQuestion
      ? await askPrice(Object.fromEntries(new URL(request.url).searchParams), ip, platform)
      : { body: refusePrice(platform, 'method_not_allowed') };
    const { body, cause } = asked;
    return { response: respond(asked, request), outcome: body.success ? body.outcome : body.code, cause };
  });
}

/** Seconds for which anybody may keep an answer: what it is reckoned by changes seldom, and the hour it holds until with the minute. */
const FRESH_SECONDS = 60;

function respond({ body, retryAfter }: AskedPrice, request: Request): Response {
  if (!body.success)
    return jsonResponse(QUESTION_REFUSALS[body.code], body, {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(body.code === 'method_not_allowed' && { allow: 'GET, HEAD, OPTIONS' }),
    });
  const tag = `"${body.price?.list ?? 0}-${sha256(JSON.stringify(body)).slice(0, 16)}"`;
  const headers = { 'cache-control': `public, max-age=${FRESH_SECONDS}`, etag: tag };
  return namesTag(request.headers.get('if-none-match'), tag)
    ? unchangedResponse(headers)
    : jsonResponse(200, body, headers);
}

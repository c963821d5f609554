/** A question for a price, from its words to the answer: the same for the address and for the tool of assistants. */
import { israelInstant } from '../clock/clock.ts';
import {
  OPENAPI_PATH,
  type PriceAnswer,
  type PriceRefusal,
  type QuestionField,
  type QuestionRefusalCode,
} from '../contracts/price-question.ts';
import type { Platform } from '../http/platform.ts';
import { callRpc, causeOf } from '../http/rpc.ts';
import { refusalSentence } from '../words/price-question-words.ts';
import { answerQuestion, isFault, readQuestion } from './answer-question.ts';
import { publishedList } from './published-list.ts';

/** What came of a question. */
export interface AskedPrice {
  readonly body: PriceAnswer | PriceRefusal;
  /** Seconds. */
  readonly retryAfter?: number;
  /** SQLSTATE or class of the error behind a failure. */
  readonly cause?: string;
}

/** Seconds after which a database that did not answer may be asked again. */
const RETRY_SECONDS = 10;

const siteOf = (platform: Platform) => (platform.env('SITE_URL') ?? '').replace(/\/+$/u, '');

export const refusePrice = (platform: Platform, code: QuestionRefusalCode, field?: QuestionField): PriceRefusal => ({
  success: false,
  code,
  ...(field && { field }),
  error: refusalSentence(code, field),
  documentation: siteOf(platform) + OPENAPI_PATH,
});

/**
 * Answers a question; never throws.
 * @param given its parts by name, whatever they are @param ip the sender's address, whose network is counted
 */
export async function askPrice(
  given: Readonly<Record<string, unknown>>,
  ip: string | null,
  platform: Platform,
): Promise<AskedPrice> {
  try {
    return await ask(given, ip, platform);
  } catch (error) {
    return {
      body: refusePrice(platform, 'unavailable'),
      retryAfter: RETRY_SECONDS,
      cause: causeOf(error),
    };
  }
}

async function ask(
  given: Readonly<Record<string, unknown>>,
  ip: string | null,
  platform: Platform,
): Promise<AskedPrice> {
  const now = Date.now();
  const question = readQuestion(given, now);
  if (isFault(question)) return { body: refusePrice(platform, question.code, question.field) };
  const basis = await callRpc(
    'asked_price_basis',
    { client_ip: ip, first_pickup: israelInstant(question.date, question.time).toISOString() },
    platform,
  );
  if (basis.outcome !== 'ok') {
    const { outcome, retry_after: retryAfter } = basis;
    return { body: refusePrice(platform, outcome), ...(retryAfter !== null && { retryAfter }) };
  }
  const { rest, reply_minutes, held_until, newest } = basis;
  const list = newest === null ? null : await publishedList(newest, platform);
  if (!list || !rest || reply_minutes === null) return { body: refusePrice(platform, 'no_list') };
  const answer = answerQuestion(question, { list, rest, reply_minutes, held_until, siteUrl: siteOf(platform) }, now);
  return { body: isFault(answer) ? refusePrice(platform, answer.code, answer.field) : answer };
}

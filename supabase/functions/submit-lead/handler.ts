/**
 * Takes a trip request or a contact message and stores it. The contract (bodies, limits, codes) is
 * _shared/contracts/lead-contract.ts; the order of checks against the database is in the migration leads_intake.
 */
import { answerLocale } from '../_shared/words/answer-locale.ts';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { callOutbox } from '../_shared/mail/call-outbox.ts';
import {
  FORM_MEDIA_TYPE,
  htmlResponse,
  jsonResponse,
  isFromForeignPage,
  mediaType,
  preflightResponse,
  seeOther,
} from '../_shared/http/http.ts';
import { IDEMPOTENCY_HEADER } from '../_shared/http/idempotency-header.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import {
  BODY_MAX,
  isUuid,
  LEAD_REFUSALS,
  type Lead,
  type LeadAnswer,
  type LeadRefusalCode,
} from '../_shared/contracts/lead-contract.ts';
import { LEAD_WORDS } from '../_shared/words/lead-words/by-language.ts';
import type { Locale } from '../_shared/words/locales.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall, countInvalid, parseJson, readPost, type Caller } from '../_shared/http/public-call.ts';
import { postedAnswerUrl } from '../_shared/contracts/posted-answer.ts';
import { callRpc, causeOf } from '../_shared/http/rpc.ts';
import { answerPage, answerPolicy, type SentForm } from './answer-page.ts';
import { readFormPost } from './form-post.ts';
import { looksLikeInjection } from './injection.ts';
import { leadPrice } from './lead-price.ts';
import { contentHash, leadColumns, readLead, suspicionOf, type FieldErrors } from './rules.ts';

/** What came of a request, before it is put into the sender's format and language. */
type Result =
  | { outcome: 'stored' | 'replayed'; receipt: CompositeTypes<'lead_receipt'>; language?: unknown }
  | { refusal: LeadRefusalCode; language?: unknown; fields?: FieldErrors; retryAfter?: number; cause?: string };

/** Bodies that count towards the alert for invalid requests. */
const INVALID = new Set<LeadRefusalCode>([
  'body_too_large',
  'invalid_json',
  'invalid_idempotency_key',
  'validation_failed',
]);

/** POST of JSON or of a plain form; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const isForm = mediaType(request) === FORM_MEDIA_TYPE;
  return answerCall('submit-lead', request, given, async (caller) => {
    const { result, sent } = await receive(request, isForm, caller);
    const locale = answerLocale(result.language, request.headers.get('accept-language'));
    const response = await respond(result, locale, isForm ? sent : null, caller.platform);
    if ('refusal' in result) return { response, outcome: result.refusal, cause: result.cause };
    return { response, outcome: result.outcome };
  });
}

/** What came of the request, and the form that it was, if it was one. */
async function receive(request: Request, isForm: boolean, caller: Caller): Promise<{ result: Result; sent: SentForm }> {
  let sent: SentForm = {};
  const judge = async (): Promise<Result> => {
    // What another site has its visitors send is held back, and counts against none of them.
    const isForeign = isFromForeignPage(request, caller.platform.env('SITE_URL'));
    const read = await readRequest(request, isForm, (form) => (sent = form));
    if ('lead' in read) return store(read.lead, read.key, isForeign, caller);
    if (INVALID.has(read.refusal) && !isForeign && (await countInvalid(caller))) {
      return { refusal: 'blocked', language: read.language };
    }
    return read;
  };
  const result = await judge().catch((error: unknown): Result => ({
    refusal: 'unavailable',
    language: sent['language'],
    cause: causeOf(error),
  }));
  return { result, sent };
}

type Refusal = Extract<Result, { refusal: LeadRefusalCode }>;

/** Everything that can be judged without the database. */
async function readRequest(
  request: Request,
  isForm: boolean,
  onForm: (sent: SentForm) => void,
): Promise<{ lead: Lead; key: string | null } | Refusal> {
  const posted = await readPost(request, BODY_MAX, isForm);
  if ('outcome' in posted) return { refusal: posted.outcome };
  const form = isForm && posted.text !== null ? readFormPost(posted.text) : null;
  const parsed = isForm ? form : parseJson(posted.text);
  if (!parsed) return { refusal: 'invalid_json' };
  if (form) onForm(form.sent);

  const language = (parsed.body as { details?: { language?: unknown } | null } | null)?.details?.language;
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? form?.idempotencyKey ?? null;
  if (key !== null && !isUuid(key)) return { refusal: 'invalid_idempotency_key', language };
  const checked = readLead(parsed.body, new Date());
  if ('fields' in checked) return { refusal: 'validation_failed', language, fields: checked.fields };
  return { lead: checked.lead, key };
}

async function store(lead: Lead, key: string | null, isForeign: boolean, caller: Caller): Promise<Result> {
  const { ip, platform } = caller;
  const columns = leadColumns(lead);
  const price = await leadPrice(columns, lead.details ?? {}, Date.now(), platform);
  const verdict = await callRpc(
    'submit_lead',
    {
      request_key: key,
      content_hash: contentHash(columns),
      lead: { ...columns, ...price },
      client_ip: ip,
      suspicion: isForeign ? 'foreign_page' : suspicionOf(lead),
    },
    platform,
  );
  const language = lead.details?.language;
  const { outcome, receipt, retry_after: retryAfter } = verdict;
  if (outcome === 'conflict') return { refusal: 'idempotency_conflict', language };
  if (outcome === 'blocked') return { refusal: 'blocked', language };
  if (outcome === 'rate_limited' || !receipt)
    return { refusal: 'rate_limited', language, ...(retryAfter !== null && { retryAfter }) };
  if (outcome === 'stored') {
    callOutbox(platform);
    if (!isForeign && looksLikeInjection(lead)) await countInvalid(caller);
  }
  return { outcome, receipt, language };
}

/** @param sent the form, null when the request was none */
async function respond(result: Result, locale: Locale, sent: SentForm | null, platform: Platform): Promise<Response> {
  const headers: Record<string, string> = { 'content-language': locale };
  let status = 200;
  let answer: LeadAnswer;
  if ('refusal' in result) {
    const { refusal: code, fields, retryAfter } = result;
    status = LEAD_REFUSALS[code];
    answer = { success: false, error: LEAD_WORDS[locale].page.refusals[code], code, ...(fields && { fields }) };
    if (code === 'method_not_allowed') headers['allow'] = 'POST, OPTIONS';
    if (code === 'unavailable') headers['retry-after'] = '5';
    if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  } else {
    answer = { success: true, ...result.receipt };
  }
  if (!sent) return jsonResponse(status, answer, headers);
  const siteUrl = (platform.env('SITE_URL') ?? '').replace(/\/+$/u, '');
  // Only the local server, which hands its own calls in, shows HTML of a function as such.
  if (!platform.call && siteUrl)
    return seeOther(postedAnswerUrl(siteUrl, locale, answer.success ? answer.reference : null), headers);
  const page = answerPage(answer, sent, { locale, siteUrl, business: businessSettings(platform.env) });
  return htmlResponse(status, page, await answerPolicy(), headers);
}

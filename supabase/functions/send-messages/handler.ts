/**
 * Sends the mails that wait in the table messages, to travellers, drivers and owners of accounts in their language and to the office in
 * its own: to whom the database names, or of the office to NOTIFY_FALLBACK where it names nobody. Called by the schedule
 * every minute and by other functions after what queues a message; others are refused. `?only=account` sends the mails of
 * one audience alone.
 */
import { MINUTE_MS } from '../_shared/clock/clock.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { driverLanguage } from '../_shared/words/driver-text.ts';
import { jsonResponse } from '../_shared/http/http.ts';
import { customerLanguage, siteLocale } from '../_shared/words/locales.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { resolvePlatform, type Platform } from '../_shared/http/platform.ts';
import { callRpc, causeOf } from '../_shared/http/rpc.ts';
import { isScheduler } from '../_shared/http/scheduler-secret.ts';
import { accountLanguage, accountLetter, type AccountMessage } from './account-letter.ts';
import { driverLetter, type DriverMessage } from './driver-letter.ts';
import { writeMail } from './letter.ts';
import { officeLetter, type OfficeMessage } from './office-letter.ts';
import { MailError, sendMail } from './transports.ts';
import { travellerLetter, type TravellerMessage } from './traveller-letter.ts';

/** Mails under way at once: few, so that a rush of requests has the database for itself. */
const BATCH = 5;
/** Milliseconds between two batches, for requests that have come meanwhile: some forty mails leave in a second. */
const PAUSE_MS = 100;
/** Milliseconds after which no further batch is begun; the next call goes on. */
export const LONGEST_RUN_MS = MINUTE_MS;

type ClaimedMessage = (OfficeMessage | TravellerMessage | DriverMessage | AccountMessage) & {
  claim: string;
  to: string[];
};

/** POST with the scheduler's secret; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  const platform = resolvePlatform(given);
  if (request.method !== 'POST') return jsonResponse(405, { code: 'method_not_allowed' }, { allow: 'POST' });
  if (!isScheduler(request, platform)) return jsonResponse(401, { code: 'unauthorized' });
  const audience = new URL(request.url).searchParams.get('only');
  const started = performance.now();
  const total = { sent: 0, failed: 0 };
  let cause = '';
  try {
    while (performance.now() - started < LONGEST_RUN_MS && !platform.isStopping?.()) {
      const claimed = await callRpc('claim_messages', { batch: BATCH, only_audience: audience }, platform);
      const outcomes = await Promise.all(
        (claimed.messages as ClaimedMessage[]).map((one) => deliver(one, claimed.language, platform)),
      );
      for (const { error } of outcomes) total[error === null ? 'sent' : 'failed'] += 1;
      // Where the report does not arrive, the mails stay claimed and are tried again after two minutes.
      if (outcomes.length > 0) await callRpc('finish_messages', { outcomes }, platform);
      if (outcomes.length < BATCH) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } catch (error) {
    cause = causeOf(error);
  }
  if (total.sent + total.failed > 0 || cause) {
    const duration = Math.round(performance.now() - started);
    platform.log(JSON.stringify({ function: 'send-messages', ...total, duration, ...(cause && { cause }) }));
  }
  return cause ? jsonResponse(503, { code: 'unavailable' }) : jsonResponse(200, total);
}

/** What came of a mail; `error` is null when it has left. */
type Outcome = CompositeTypes<'message_report'>;

const NO_WORDS = { language: null, recipient: null, subject: null, body: null };

/** Sends one mail; never throws. */
async function deliver(message: ClaimedMessage, office: string, platform: Platform): Promise<Outcome> {
  const { id, claim } = message;
  try {
    const mail = mailOf(message, office, platform);
    await sendMail(mail, platform);
    return { id, claim, error: null, ...keptWords(message, mail) };
  } catch (failure) {
    return { id, claim, error: failure instanceof MailError ? failure.reason : 'failed', ...NO_WORDS };
  }
}

function mailOf(message: ClaimedMessage, office: string, platform: Platform): Mail {
  const { id, to } = message;
  const from = platform.env('MAIL_FROM') || 'mail@localhost';
  const siteUrl = (platform.env('SITE_URL') ?? '').replace(/\/+$/u, '');
  const business = businessSettings(platform.env);
  if (message.audience === 'traveller') {
    const locale = customerLanguage(message.lead);
    const letter = travellerLetter(message, { locale, siteUrl, business, now: new Date() });
    // Never to the office's fallback: a mail with a traveller's link is the traveller's alone.
    return writeMail(letter, { id, from, to, language: locale, brand: business.name[locale] });
  }
  if (message.audience === 'driver') {
    const language = driverLanguage(message.languages);
    const letter = driverLetter(message, { locale: language, siteUrl, business });
    return writeMail(letter, { id, from, to, language, brand: business.name[language] });
  }
  if (message.audience === 'account') {
    const language = accountLanguage(message, siteUrl);
    const letter = accountLetter(message, language, siteUrl);
    return writeMail(letter, { id, from, to, language, brand: business.name[language] });
  }
  const language = siteLocale(office);
  const fallback = platform.env('NOTIFY_FALLBACK');
  const readers = to.length === 0 && fallback ? [fallback] : to;
  const letter = officeLetter(message, { language, siteUrl });
  return writeMail(letter, { id, from, to: readers, language, brand: business.name[language] });
}

/**
 * What a traveller or a driver was told is kept beside the message. Mails to the office only repeat what stands elsewhere, and one
 * to the owner of an account holds a link that lets its reader in.
 */
const keptWords = (message: ClaimedMessage, { to, subject, text }: Mail) =>
  message.audience === 'office' || message.audience === 'account'
    ? NO_WORDS
    : {
        language: message.audience === 'driver' ? driverLanguage(message.languages) : customerLanguage(message.lead),
        recipient: to.join(', '),
        subject,
        body: text,
      };

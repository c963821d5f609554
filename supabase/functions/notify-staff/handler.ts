/**
 * Sends what waits in the table notifications to those whom the database names, or to NOTIFY_FALLBACK where it names
 * nobody. Called by the schedule every minute and by submit-lead after each stored
 * request; others are refused.
 */
import { defaultLocale, isLocale } from '../_shared/locales.ts';
import { jsonResponse } from '../_shared/http.ts';
import { resolvePlatform, type Platform } from '../_shared/platform.ts';
import { callRpc, RpcError } from '../_shared/rpc.ts';
import { isScheduler } from '../_shared/scheduler-secret.ts';
import { writeMail } from './letter.ts';
import { letterOf, type Notification } from './message.ts';
import { MailError, sendMail } from './transports.ts';

/** Mails under way at once: few, so that a rush of requests has the database for itself. */
const BATCH = 2;
/** Milliseconds between two batches, for requests that have come meanwhile. */
const PAUSE_MS = 10;
/** Milliseconds after which no further batch is begun; the next call goes on. */
const LONGEST_RUN_MS = 60_000;

type ClaimedNotification = Notification & { claim: string; to: readonly string[] };

interface Claimed {
  language: string;
  notifications: ClaimedNotification[];
}

/** POST with the scheduler's secret; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  const platform = resolvePlatform(given);
  if (request.method !== 'POST') return jsonResponse(405, { code: 'method_not_allowed' }, { allow: 'POST' });
  if (!isScheduler(request, platform)) return jsonResponse(401, { code: 'unauthorized' });
  const started = performance.now();
  const total = { sent: 0, failed: 0 };
  let cause = '';
  try {
    while (performance.now() - started < LONGEST_RUN_MS && !platform.isStopping?.()) {
      const claimed = await callRpc<Claimed>('claim_notifications', { batch: BATCH }, platform);
      const outcomes = await Promise.all(claimed.notifications.map((one) => deliver(one, claimed.language, platform)));
      for (const { error } of outcomes) total[error === null ? 'sent' : 'failed'] += 1;
      // Where the report does not arrive, the mails stay claimed and are tried again after two minutes.
      if (outcomes.length > 0) await callRpc('finish_notifications', { outcomes }, platform);
      if (outcomes.length < BATCH) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } catch (error) {
    cause = error instanceof RpcError ? error.reason : error instanceof Error ? error.name : 'unknown';
  }
  if (total.sent + total.failed > 0 || cause) {
    const duration = Math.round(performance.now() - started);
    platform.log(JSON.stringify({ function: 'notify-staff', ...total, duration, ...(cause && { cause }) }));
  }
  return cause ? jsonResponse(503, { code: 'unavailable' }) : jsonResponse(200, total);
}

/** What came of a mail, as the database takes it; `error` is null when it has left. */
interface Outcome {
  id: string;
  claim: string;
  error: string | null;
}

/** Sends one mail; never throws. */
async function deliver(notification: ClaimedNotification, office: string, platform: Platform): Promise<Outcome> {
  const { id, claim, to: named } = notification;
  const fallback = platform.env('NOTIFY_FALLBACK');
  const to = named.length > 0 ? named : fallback ? [fallback] : [];
  const from = platform.env('MAIL_FROM') || 'notifications@localhost';
  const language = isLocale(office) ? office : defaultLocale;
  const letter = letterOf(notification, { language, siteUrl: siteUrl(platform) });
  const error = await sendMail(writeMail(letter, { id, from, to, language }), platform).then(
    () => null,
    (failure: unknown) => (failure instanceof MailError ? failure.reason : 'failed'),
  );
  return { id, claim, error };
}

const siteUrl = (platform: Platform): string => (platform.env('SITE_URL') ?? '').replace(/\/+$/u, '');

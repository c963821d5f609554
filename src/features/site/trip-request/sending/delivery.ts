import { HOUR_MS } from '@shared/clock/clock';
import { LeadUnansweredError, SubmitLeadError, type LeadReceipt, type submitLead } from '@/data/submit-lead';
import { hasSameContent, isExpired, type OutboxRecord } from './outbox-record';
import type { OutboxStore } from './outbox-store';
import { withSendLock } from './send-lock';

export type Submit = typeof submitLead;

/** How a request stands. */
export type DeliveryEvent =
  | { kind: 'sending' }
  | { kind: 'slow' }
  | { kind: 'stored'; receipt: LeadReceipt }
  /** `repeats`: it is sent again; otherwise the server has decided against it. */
  | { kind: 'failed'; error: unknown; repeats: boolean }
  /** Never confirmed, and too old to be repeated. */
  | { kind: 'expired' };
/** What no further attempt follows. */
export type FinalEvent = Exclude<DeliveryEvent, { kind: 'sending' | 'slow' }>;

export interface Delivery {
  /** Sends this version at once because the visitor asks for it, and reports from the beginning. */
  sendNow: (version: OutboxRecord) => void;
}

interface DeliveryOptions {
  submit: Submit;
  store: OutboxStore;
  report: (event: DeliveryEvent, record: OutboxRecord) => void;
  /** Whether a form waits for the answer. */
  isAwaited: () => boolean;
  onEnd: () => void;
}

/** Milliseconds of waiting after which another way to reach the business is offered as well. */
const SLOW_MS = 8000;
/** Milliseconds between attempts: twice as long after each, at random, so that not all visitors come back at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Longest pause that a server may ask for; timers go wrong beyond 24 days, and nobody waits that long. */
const LONGEST_ASKED_MS = HOUR_MS;

/** Failures after which the visitor is notified. Before that, what a moment may mend is repeated in silence. */
const NOTIFIED_FAILURES = 2;

/** Whether the server has decided; after a failure inside it, or without a place for now, the request still has a chance. */
const isDecided = (error: unknown): error is SubmitLeadError =>
  error instanceof SubmitLeadError &&
  error.code !== null &&
  error.code !== 'unavailable' &&
  error.code !== 'rate_limited';

/** Whether the server asks to wait. */
const asksToWait = (error: unknown) => error instanceof SubmitLeadError && error.code === 'rate_limited';

/** Whether a moment may mend it: a broken connection, a server that stumbled. */
const isPassing = (error: unknown) =>
  error instanceof LeadUnansweredError ? error.reason === 'network' : !asksToWait(error);

/**
 * Milliseconds before the next attempt.
 * @param failures attempts that failed since the visitor last asked, at least 1
 */
export function pauseAfter(failures: number, error: unknown, random = Math.random()): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const asked = error instanceof SubmitLeadError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(FIRST_PAUSE_MS, Math.min(asked, LONGEST_ASKED_MS), longest * (0.5 + random / 2));
}

/** Pauses that end early: the connection or the page is back, or `skip` is called. */
function pauses() {
  let skip: () => void = () => undefined;
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const watch = new AbortController();
      const timer = setTimeout(() => skip(), milliseconds);
      skip = () => {
        clearTimeout(timer);
        watch.abort();
        resolve();
      };
      for (const event of ['online', 'pageshow']) addEventListener(event, () => skip(), { signal: watch.signal });
    });
  return { pause, skip: () => skip() };
}

/**
 * Sends a version of a request once.
 * @param latest the version that counts once the answer is there
 * @returns "again" when another version came meanwhile, "gone" when another tab has had its answer
 */
async function attempt(
  sent: OutboxRecord,
  latest: () => OutboxRecord,
  { store, submit, isAwaited }: DeliveryOptions,
): Promise<FinalEvent | 'gone' | 'again'> {
  const update = (change: (record: OutboxRecord) => OutboxRecord[]) =>
    store.update((records) => records.flatMap((record) => (record.key === sent.key ? change(record) : [record])));
  const isLatest = () => hasSameContent(sent.payload, latest().payload);
  const { records, slowDatabase } = await update((record) => [record]);
  // A database that has not answered yet may still hold it.
  if (!isAwaited() && !slowDatabase && !records.some(({ key }) => key === sent.key)) return 'gone';
  if (isExpired(sent)) {
    await update(() => []);
    return { kind: 'expired' };
  }
  try {
    const { success: _, id: _id, ...receipt } = await submit(sent.payload, { idempotencyKey: sent.key });
    if (!isLatest()) return 'again';
    await update(() => []);
    return { kind: 'stored', receipt };
  } catch (error) {
    if (!isDecided(error)) return { kind: 'failed', error, repeats: true };
    if (!isLatest()) return 'again';
    const { message: text, code, fields } = error;
    await update((record) => [{ ...record, refusal: { text, code, fields } }]);
    return { kind: 'failed', error, repeats: false };
  }
}

/** Sends a request until the server has stored or refused it, or it is too old. Survives the form that sent it. */
export function startDelivery(first: OutboxRecord, options: DeliveryOptions): Delivery {
  const { report, onEnd } = options;
  const { pause, skip } = pauses();
  let record = first;
  let failures = 0;
  // Somebody who has gone on to another page is not bothered with failures that may pass.
  let isNotified = !options.isAwaited();
  let isToldToWait = false;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function notify(event: DeliveryEvent): void {
    isNotified = true;
    clearTimeout(slowTimer);
    report(event, record);
  }

  /* oxlint-disable no-await-in-loop -- one attempt after the other is the point */
  async function run(): Promise<void> {
    for (;;) {
      const outcome = await withSendLock(record.key, () => attempt(record, () => record, options)).catch(
        // Something of the browser's has failed: whoever waits is told so, and can send again.
        (error: unknown): FinalEvent => ({ kind: 'failed', error, repeats: false }),
      );
      if (outcome === 'again') continue;
      if (outcome === 'gone') return onEnd();
      if (outcome.kind !== 'failed' || !outcome.repeats) {
        onEnd();
        return notify(outcome);
      }
      failures += 1;
      const mustWait = asksToWait(outcome.error);
      // "You are offline" is no longer true once the server asks to wait.
      const isNews = isNotified
        ? mustWait && !isToldToWait && options.isAwaited()
        : failures >= NOTIFIED_FAILURES || !isPassing(outcome.error);
      if (isNews) {
        isToldToWait = mustWait;
        notify(outcome);
      }
      await pause(pauseAfter(failures, outcome.error));
    }
  }
  /* oxlint-enable no-await-in-loop */

  void run();
  return {
    sendNow: (version) => {
      record = version;
      failures = 0;
      isNotified = false;
      isToldToWait = false;
      clearTimeout(slowTimer);
      report({ kind: 'sending' }, record);
      slowTimer = setTimeout(() => report({ kind: 'slow' }, record), SLOW_MS);
      skip();
    },
  };
}

import { LeadUnansweredError, SubmitLeadError, type submitLead } from '@/data/submit-lead';
import { asOnlySender } from './one-sender';
import { hasSameContent, isExpired, type OutboxRecord } from './outbox-record';
import type { OutboxStore } from './outbox-store';

export type Submit = typeof submitLead;

/** How a request stands. */
export type DeliveryEvent =
  | { kind: 'sending' }
  | { kind: 'slow' }
  | { kind: 'stored'; reference: string; words: object }
  /** `repeats`: it goes on being sent; otherwise the server has decided against it. */
  | { kind: 'failed'; error: unknown; repeats: boolean }
  /** Never confirmed, and too old to be repeated. */
  | { kind: 'expired' };
export type Ending = Exclude<DeliveryEvent, { kind: 'sending' | 'slow' }>;

export interface Delivery {
  /** The visitor asks for it, with this version: at once, and how it goes is told anew. */
  press: (version: OutboxRecord) => void;
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
const SLOW = 8000;
/** Milliseconds between attempts: twice as long after each, at random, so that not all visitors come back at once. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds for which a server may ask for patience; timers go wrong beyond 24 days, and nobody waits that long. */
const LONGEST_WISH = 3_600_000;

/** Failures after which the visitor is told. Before that, what a moment may mend is mended in silence. */
const TELLING_FAILURES = 2;

/** Whether the server has decided; after a failure inside it, or without a place for now, the request still has a chance. */
const isDecided = (error: unknown): error is SubmitLeadError =>
  error instanceof SubmitLeadError &&
  error.code !== null &&
  error.code !== 'unavailable' &&
  error.code !== 'rate_limited';

/** Whether a moment may mend it: a broken connection, a server that stumbled. */
const isPassing = (error: unknown) =>
  error instanceof LeadUnansweredError
    ? error.reason === 'network'
    : !(error instanceof SubmitLeadError) || error.code !== 'rate_limited';

/**
 * Milliseconds before the next attempt.
 * @param failures attempts that failed since the visitor last asked, at least 1
 */
export function pauseAfter(failures: number, error: unknown, random = Math.random()): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
  const asked = error instanceof SubmitLeadError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(FIRST_PAUSE, Math.min(asked, LONGEST_WISH), longest * (0.5 + random / 2));
}

/** Pauses that end early: the connection or the page is back, or somebody wakes them. */
function restingPlace() {
  let wake: () => void = () => undefined;
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const watch = new AbortController();
      const timer = setTimeout(() => wake(), milliseconds);
      wake = () => {
        clearTimeout(timer);
        watch.abort();
        resolve();
      };
      for (const event of ['online', 'pageshow']) addEventListener(event, () => wake(), { signal: watch.signal });
    });
  return { rest, wake: () => wake() };
}

/**
 * Sends a version of a request once.
 * @param latest the version that counts once the answer is there
 * @returns "again" when another version came meanwhile, "dropped" when another tab has had its answer
 */
async function attempt(
  sent: OutboxRecord,
  latest: () => OutboxRecord,
  { store, submit, isAwaited }: DeliveryOptions,
): Promise<Ending | 'dropped' | 'again'> {
  const keep = (change: (kept: OutboxRecord) => OutboxRecord[]) =>
    store.update((records) => records.flatMap((kept) => (kept.key === sent.key ? change(kept) : [kept])));
  const { records: kept, late } = await keep((each) => [each]);
  // A database that has not answered yet may still hold it.
  if (!isAwaited() && !late && !kept.some(({ key }) => key === sent.key)) return 'dropped';
  if (isExpired(sent)) {
    await keep(() => []);
    return { kind: 'expired' };
  }
  try {
    const { reference } = await submit(sent.payload, { idempotencyKey: sent.key });
    if (!hasSameContent(sent, latest())) return 'again';
    await keep(() => []);
    return { kind: 'stored', reference, words: sent.words };
  } catch (error) {
    if (!isDecided(error)) return { kind: 'failed', error, repeats: true };
    if (!hasSameContent(sent, latest())) return 'again';
    const { message: text, code, fields } = error;
    await keep((each) => [{ ...each, refusal: { text, code, fields } }]);
    return { kind: 'failed', error, repeats: false };
  }
}

/** Sends a request until the server has stored or refused it, or it is too old. Survives the form that sent it. */
export function startDelivery(first: OutboxRecord, options: DeliveryOptions): Delivery {
  const { store, report, onEnd } = options;
  const { rest, wake } = restingPlace();
  let record = first;
  let failures = 0;
  // Somebody who has gone on to another page is not bothered with failures that may pass.
  let isTold = !options.isAwaited();
  let slow: ReturnType<typeof setTimeout> | undefined;

  function tell(event: DeliveryEvent): void {
    isTold = true;
    clearTimeout(slow);
    report(event, record);
  }

  /* oxlint-disable no-await-in-loop -- one attempt after the other is the point */
  async function run(): Promise<void> {
    for (;;) {
      const outcome = await asOnlySender(record.key, store, () => attempt(record, () => record, options));
      if (outcome === 'again') continue;
      if (outcome === 'dropped') return onEnd();
      if (outcome.kind !== 'failed' || !outcome.repeats) {
        onEnd();
        return tell(outcome);
      }
      failures += 1;
      if (!isTold && (failures >= TELLING_FAILURES || !isPassing(outcome.error))) tell(outcome);
      await rest(pauseAfter(failures, outcome.error));
    }
  }
  /* oxlint-enable no-await-in-loop */

  void run();
  return {
    press: (version) => {
      record = version;
      failures = 0;
      isTold = false;
      clearTimeout(slow);
      report({ kind: 'sending' }, record);
      slow = setTimeout(() => report({ kind: 'slow' }, record), SLOW);
      wake();
    },
  };
}

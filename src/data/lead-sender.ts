import { isExpired, nextOutgoing, type OutgoingRequest } from './outgoing-request';
import { sendOutgoing, type Submit } from './send-outgoing';
import { LeadUnansweredError, SubmitLeadError, type LeadAccepted, type LeadPayload } from './submit-lead';

/** Milliseconds of waiting after which another way to reach the business is offered as well. */
const SLOW = 8000;

/** How a sending stands. */
export type SendingEvent =
  | { kind: 'sending' }
  | { kind: 'slow' }
  | { kind: 'stored'; answer: LeadAccepted }
  | { kind: 'failed'; error: unknown }
  /** A request of an earlier visit was never confirmed and is too old to be repeated. */
  | { kind: 'expired' };

/** Where a request waits until the server has answered; a reload must not empty it. */
export interface Outbox<Payload extends LeadPayload> {
  get: () => OutgoingRequest<Payload> | null;
  put: (outgoing: OutgoingRequest<Payload> | null) => void;
}

interface SenderOptions<Payload extends LeadPayload> {
  submit: Submit;
  outbox: Outbox<Payload>;
  report: (event: SendingEvent) => void;
}

export interface LeadSender<Payload extends LeadPayload> {
  /** Sends; `asNew` gives the request a key of its own although the last one is known to the server. */
  send: (payload: Payload, options?: { asNew?: boolean }) => Promise<void>;
  /** Repeats the request that nobody answered, as it was; after three days it is given up with a notice. */
  resume: () => Promise<void>;
  /** Stops waiting for the connection to come back. */
  stop: () => void;
}

/** Whether the server has decided; after a failure inside it the request may still be stored. */
const isDecided = (error: unknown) =>
  error instanceof SubmitLeadError && error.code !== null && error.code !== 'unavailable';

/** Sends the requests of one form, one at a time, and loses none: what nobody answered is sent again when it can be. */
export function leadSender<Payload extends LeadPayload>({
  submit,
  outbox,
  report,
}: SenderOptions<Payload>): LeadSender<Payload> {
  let busy = false;
  let waiting: AbortController | null = null;

  async function transmit(outgoing: OutgoingRequest<Payload>): Promise<void> {
    if (busy) return;
    busy = true;
    stop();
    outbox.put(outgoing);
    report({ kind: 'sending' });
    const slow = setTimeout(() => report({ kind: 'slow' }), SLOW);
    let outcome: SendingEvent;
    try {
      outcome = { kind: 'stored', answer: await sendOutgoing(outgoing, submit) };
      outbox.put(null);
    } catch (error) {
      outcome = { kind: 'failed', error };
      outbox.put({ ...outgoing, answered: isDecided(error) });
      if (error instanceof LeadUnansweredError) resumeWhenBack();
    } finally {
      clearTimeout(slow);
      busy = false;
    }
    report(outcome);
  }

  async function resume(): Promise<void> {
    const outgoing = outbox.get();
    if (!outgoing || outgoing.answered) return;
    if (!isExpired(outgoing)) return transmit(outgoing);
    outbox.put(null);
    report({ kind: 'expired' });
  }

  /** The connection is there again, or the page returns from the browser's back/forward cache. */
  function resumeWhenBack(): void {
    waiting = new AbortController();
    for (const event of ['online', 'pageshow'])
      addEventListener(event, () => void resume(), { signal: waiting.signal });
  }

  function stop(): void {
    waiting?.abort();
    waiting = null;
  }

  return {
    send: (payload, { asNew = false } = {}) => transmit(nextOutgoing(asNew ? null : outbox.get(), payload)),
    resume,
    stop,
  };
}

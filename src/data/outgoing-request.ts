import type { LeadPayload } from './submit-lead';

/** A request on its way: what is repeated, letter for letter, until the server has answered. */
export interface OutgoingRequest<Payload extends LeadPayload = LeadPayload> {
  /** Idempotency key, a UUID. */
  key: string;
  payload: Payload;
  /** Milliseconds since 1970. */
  firstSentAt: number;
  /** The server has answered something; until then nobody knows whether it was stored. */
  answered: boolean;
}

/** Hours after which an unconfirmed request is given up, with a notice. */
const LIFETIME_HOURS = 72;

/** The content without the two instants, which differ at every press of the button. */
function contentOf(payload: LeadPayload): string {
  const { opened_at: _openedAt, submitted_at: _submittedAt, ...details } = payload.details ?? {};
  return JSON.stringify({ ...payload, details });
}

/**
 * What to send now, given what was sent before.
 * Same content: the same key and the same body again, so that the server answers as it did the first time. Changed after
 * an answer: a new request. Changed without an answer: the old key, so that one person's second thoughts never become
 * two bookings (the server refuses with 409 when the first version has arrived).
 */
export function nextOutgoing<Payload extends LeadPayload>(
  previous: OutgoingRequest<Payload> | null,
  payload: Payload,
  now = Date.now(),
): OutgoingRequest<Payload> {
  if (previous && contentOf(previous.payload) === contentOf(payload)) return previous;
  const keepsKey = previous && !previous.answered;
  return {
    key: keepsKey ? previous.key : crypto.randomUUID(),
    payload,
    firstSentAt: keepsKey ? previous.firstSentAt : now,
    answered: false,
  };
}

/** Whether a request that nobody answered is too old to be repeated. */
export function isExpired(outgoing: OutgoingRequest, now = Date.now()): boolean {
  return now - outgoing.firstSentAt > LIFETIME_HOURS * 3_600_000;
}

import { HOUR_MS } from '@shared/clock/clock';
import type { FieldError, LeadPayload, LeadRefusalCode } from '@/data/submit-lead';

/** A request that no server has confirmed: what is repeated, letter for letter, until one has. */
export interface OutboxRecord {
  /** Idempotency key, a UUID; the same for every repetition. */
  key: string;
  /** Storage key of the draft of the form that sent it. */
  form: string;
  payload: LeadPayload;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The server has decided against it: it is kept for the visitor to see, and not repeated. */
  refusal?: OutboxRefusal;
}

export interface OutboxRefusal {
  /** The server's own sentence, in the sender's language. */
  text: string;
  code: LeadRefusalCode | null;
  fields: Readonly<Record<string, FieldError>>;
}

/** Hours after which an unconfirmed request is given up, with a notice. */
const LIFETIME_HOURS = 72;

/** The content without the two instants, which differ at every press of the button, and without the price of a list. */
function contentOf({ details, ...answers }: LeadPayload): string {
  const {
    opened_at: _openedAt,
    submitted_at: _submittedAt,
    price_seen_agorot: _price,
    price_seen_list: _list,
    ...rest
  } = details ?? {};
  return JSON.stringify({ ...answers, details: rest });
}

export const hasSameContent = (one: LeadPayload, other: LeadPayload) => contentOf(one) === contentOf(other);

/**
 * What to send now, given what the form sent before.
 * Same content: the same key and the same body again, so that the server answers as it did the first time. Changed after
 * a refusal: a new request. Changed without an answer: the old key, so that one person's second thoughts never become
 * two bookings (the server refuses with 409 when the first version has arrived).
 * @param fresh key and time of a new request
 */
export function nextRecord(
  previous: OutboxRecord | undefined,
  request: Pick<OutboxRecord, 'form' | 'payload'>,
  fresh: Pick<OutboxRecord, 'key' | 'createdAt'>,
): OutboxRecord {
  if (previous && hasSameContent(previous.payload, request.payload)) {
    const { refusal: _refusal, ...again } = previous;
    return again;
  }
  const { key, createdAt } = previous && !previous.refusal ? previous : fresh;
  return { ...request, key, createdAt };
}

/** Whether an unconfirmed request is too old to be kept. */
export function isExpired({ createdAt }: OutboxRecord, now = Date.now()): boolean {
  return now - createdAt > LIFETIME_HOURS * HOUR_MS;
}

import { LeadUnansweredError, SubmitLeadError } from '@/data/submit-lead';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';

/** Why a request was not confirmed, in words, and what can be done about it. */
export interface Failure {
  text: string;
  /** Sent again by itself when the connection is back. */
  resumes: boolean;
  /** "again" repeats the same request, "new" sends this version as another one. */
  retry: 'again' | 'new';
}

function waitText(seconds: number | undefined, messages: TripRequestMessages): string {
  return seconds === undefined ? messages.failed.later : messages.failed.inMinutes(Math.ceil(seconds / 60));
}

/** Puts a failed sending into the visitor's words; what the server said is kept wherever there is nothing clearer. */
export function describeFailure(error: unknown, messages: TripRequestMessages): Failure {
  const { failed } = messages;
  if (error instanceof LeadUnansweredError) return { text: failed[error.reason], resumes: true, retry: 'again' };
  if (!(error instanceof SubmitLeadError)) return { text: failed.unknown, resumes: false, retry: 'again' };
  if (error.code === 'idempotency_conflict') return { text: failed.conflict, resumes: false, retry: 'new' };
  if (error.code === 'rate_limited')
    return { text: failed.rateLimited(waitText(error.retryAfterSeconds, messages)), resumes: false, retry: 'again' };
  if (error.code === 'blocked') return { text: failed.blocked, resumes: false, retry: 'again' };
  return { text: error.message || failed.unknown, resumes: false, retry: 'again' };
}

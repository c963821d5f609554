import { LeadUnansweredError, SubmitLeadError, type FieldError } from '@/data/submit-lead';

/** Why a request was not confirmed, in words, and what can be done about it. */
export interface Failure {
  text: string;
  /** "again" repeats the same request, "new" sends this version as another one. */
  retry: 'again' | 'new';
}

/** What a form says about each kind of failure. */
export interface FailureTexts {
  unknown: string;
  offline: string;
  network: string;
  timeout: string;
  conflict: string;
  blocked: string;
  rateLimited: (wait: string) => string;
  inMinutes: (minutes: number) => string;
  later: string;
}

function waitText(seconds: number | undefined, texts: FailureTexts): string {
  return seconds === undefined ? texts.later : texts.inMinutes(Math.ceil(seconds / 60));
}

/** Puts a failed sending into the visitor's words, by its code alone: what a server or a proxy writes may be of any language. */
export function describeFailure(error: unknown, texts: FailureTexts): Failure {
  if (error instanceof LeadUnansweredError) return { text: texts[error.reason], retry: 'again' };
  if (!(error instanceof SubmitLeadError)) return { text: texts.unknown, retry: 'again' };
  if (error.code === 'idempotency_conflict') return { text: texts.conflict, retry: 'new' };
  if (error.code === 'rate_limited')
    return { text: texts.rateLimited(waitText(error.retryAfterSeconds, texts)), retry: 'again' };
  if (error.code === 'blocked') return { text: texts.blocked, retry: 'again' };
  return { text: texts.unknown, retry: 'again' };
}

/**
 * Fields of a form that the server refused; empty when the refusal is about something else.
 * @param fieldOf the form's field behind a path of the body ("details.pickup_time"), if a visitor can change it
 */
export function refusedFields<Field extends string>(
  error: unknown,
  fieldOf: (path: string) => Field | undefined,
): ReadonlyMap<Field, FieldError> {
  const errors = new Map<Field, FieldError>();
  if (!(error instanceof SubmitLeadError)) return errors;
  for (const [path, problem] of Object.entries(error.fields)) {
    const field = fieldOf(path);
    if (field && !errors.has(field)) errors.set(field, problem);
  }
  return errors;
}

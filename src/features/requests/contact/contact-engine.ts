/**
 * The heavy half of the short form: the rules of the contract, phone numbers, the connection to the server. It downloads
 * when somebody begins to write; the form itself is light and stands in the page before that.
 */
import { checkContactMessage, type ContactMessagePayload } from '@/data/submit-lead';
import { readSessionId } from '@/data/visit-session';
import type { Locale } from '@/i18n/locales';
import { readPhone } from '@/lib/typed-phone';
import { CONTACT_FIELDS, type ContactError, type ContactErrors, type ContactValues } from './contact-values';

export { pageOutbox } from '../sending/outbox';
export { describeFailure, refusedFields } from '../sending/submission-failure';
export { prepareSubmission } from '@/data/submit-lead';

/** Numbers without a country are Israeli. */
const HOME_CALLING_CODE = '+972';

/** What a message carries besides its words. */
export interface ContactContext {
  locale: Locale;
  /** What stands in the trap for machines. */
  website: string;
  /** Milliseconds since the form was opened, measured by a clock that cannot be set back. */
  elapsed: number;
}

const known: ReadonlySet<string> = new Set<ContactError>([
  'nameMin',
  'nameMax',
  'phoneMin',
  'phoneInvalid',
  'invalidEmail',
  'messageRequired',
  'notesMax',
]);

/** The form's own word for an error of the contract. */
export function contactError(error: string): ContactError {
  return known.has(error) ? (error as ContactError) : 'invalidValue';
}

/** The message as submit-lead wants it, or what is wrong with which field. */
export function checkContact(
  values: ContactValues,
  { locale, website, elapsed }: ContactContext,
  now = Date.now(),
): { payload: ContactMessagePayload } | { errors: ContactErrors } {
  const phone = readPhone(HOME_CALLING_CODE, values.phone);
  const email = values.email.trim();
  const sessionId = readSessionId();
  const payload: ContactMessagePayload = {
    name: values.name.trim(),
    phone: typeof phone === 'string' ? '' : phone.number,
    ...(email && { email }),
    service_type: 'contact',
    notes: values.notes.trim(),
    details: {
      language: locale,
      ...(sessionId && { session_id: sessionId }),
      opened_at: new Date(now - elapsed).toISOString(),
      submitted_at: new Date(now).toISOString(),
      ...(website && { website }),
    },
  };
  const refused = checkContactMessage(payload);
  const errors: ContactErrors = {};
  for (const field of CONTACT_FIELDS) {
    const error = field === 'phone' && typeof phone === 'string' ? phone : refused[field];
    if (error) errors[field] = contactError(error);
  }
  return Object.keys(errors).length > 0 ? { errors } : { payload };
}

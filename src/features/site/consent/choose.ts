import { business } from '@/config/business';
import { choiceOf, saveConsents, type Consents } from '@/data/consent';
import { sendConsent } from '@/data/tracking';
import { openSession, readSessionId } from '@/data/visit-session';
import type { Locale } from '@/i18n/locales';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Stores a choice and, where there is an identifier, records it at the server with a hash of what the visitor read. Who
 * takes a consent back is recorded under the identifier that it was given for, and that is forgotten; who never gave one
 * has no identifier, and nothing is sent.
 * @param shown the words beside the choice: texts in any arrangement
 */
export function choose(chosen: Consents, shown: readonly unknown[], language: Locale): void {
  const before = readSessionId();
  saveConsents(chosen);
  const sessionId = openSession() ?? before;
  if (sessionId) recording = recording.then(() => record(sessionId, chosen, shown, language));
}

/** Records leave in the order of the choices, whichever text is hashed first: the last one counts. */
let recording = Promise.resolve();

/** What was recorded last on this page: saving the same choice again proves nothing more. */
let recorded = '';

async function record(sessionId: string, chosen: Consents, shown: readonly unknown[], language: Locale): Promise<void> {
  // Without a secure connection there is no way to hash; and a record without its text would prove nothing.
  const textHash = await sha256(JSON.stringify(shown)).catch(() => null);
  if (!textHash) return;
  const policyVersion = business.privacyPolicyDate;
  const consent = { sessionId, choice: choiceOf(chosen), ...chosen, policyVersion, textHash, language };
  const content = JSON.stringify(consent);
  if (content === recorded) return;
  recorded = content;
  sendConsent(consent);
}

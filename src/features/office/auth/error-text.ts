import { DataError } from '@/data/errors';
import type { Messages } from '@/i18n/messages';

type AuthTexts = Pick<Messages['staff']['auth'], 'serverTexts' | 'weakPassword' | 'refused' | 'unexpected'>;

/**
 * What to show after a failed call: the server's message in the page's language where its code is known, else its own
 * words in English and one sentence in the other languages; without an answer of the server, one general sentence
 * (docs/spec/office.md#signing-in).
 */
export function authErrorText(texts: AuthTexts, error: unknown): string {
  if (!(error instanceof DataError)) return texts.unexpected;
  if (error.kind === 'unavailable' || error.kind === 'unexpected') return texts.unexpected;
  const minimum = error.code === 'weak_password' ? /\d+/u.exec(error.message)?.[0] : undefined;
  if (minimum && texts.weakPassword) return texts.weakPassword(minimum);
  return texts.serverTexts[error.code] ?? texts.refused ?? (error.message || texts.unexpected);
}

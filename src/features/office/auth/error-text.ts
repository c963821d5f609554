import { DataError, TIMED_OUT } from '@/data/errors';
import type { Messages } from '@/i18n/messages';

type AuthTexts = Pick<Messages['staff']['auth'], 'serverTexts' | 'weakPassword' | 'refused' | 'unexpected'>;

/**
 * What to show after a failed call: the server's message in the page's language where its code is known, else its own
 * words in English, and one sentence with those words behind it in the other languages; where the server failed or did not
 * answer, one general sentence, with its words if it had any (docs/spec/office.md#signing-in).
 */
export function authErrorText(texts: AuthTexts, error: unknown): string {
  if (!(error instanceof DataError)) return texts.unexpected;
  // Without a code the message is the browser's.
  if (error.kind === 'unavailable' || error.kind === 'unexpected')
    return error.code === TIMED_OUT ? texts.unexpected : withWords(texts.unexpected, error.code && error.message);
  const minimum = error.code === 'weak_password' ? /\d+/u.exec(error.message)?.[0] : undefined;
  if (minimum && texts.weakPassword) return texts.weakPassword(minimum);
  const text = texts.serverTexts[error.code];
  if (text) return text;
  return texts.refused ? withWords(texts.refused, error.message) : error.message || texts.unexpected;
}

/** A sentence with the server's English behind it, which reads from left to right in a line of any direction. */
const withWords = (sentence: string, words: string): string =>
  words ? `${sentence} (\u2066${words}\u2069)` : sentence;

/**
 * The one grammar of e-mail addresses, at every entrance: the HTML Standard's, which browsers check too, with a dot in the
 * domain. No names, lists or comments, which mail programs would read as further mailboxes. The constraints `*_email_format`
 * of the database repeat it.
 */
export const EMAIL_ADDRESS =
  /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/u;

/** What Postgres allows as well (RFC 5321: a path has 256 octets, two of which are brackets). */
const LONGEST = 254;

/**
 * Reads an address as people type it. A domain in its own script is taken by its name in ASCII (IDNA), as browsers and mail
 * servers take it; letters before the @ are those of the grammar.
 * @returns null for what is no address.
 */
export function readEmailAddress(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const address = `${text.slice(0, at + 1)}${asciiDomain(text.slice(at + 1))}`;
  return EMAIL_ADDRESS.test(address) && address.length <= LONGEST ? address : null;
}

/** What is wrong with an address: a code of the table of fields. */
export type EmailProblem = 'invalidEmail' | 'emailLetters';

/** Letters and digits of any script, accents, and what joins letters. */
const LETTER = /[\p{L}\p{M}\p{N}\u200C\u200D]/gu;

/**
 * @param typed as {@link readEmailAddress} takes it
 * @returns null for an address; `emailLetters` where all that is wrong are letters before the @ with accents or of another
 * script, which few mail servers take
 */
export function emailProblem(typed: string): EmailProblem | null {
  if (readEmailAddress(typed) !== null) return null;
  const at = typed.lastIndexOf('@');
  const inLatin = `${typed.slice(0, at + 1).replace(LETTER, 'x')}${typed.slice(at + 1)}`;
  return readEmailAddress(inLatin) === null ? 'invalidEmail' : 'emailLetters';
}

function asciiDomain(domain: string): string {
  // Only letters, digits and what joins them: anything else would mean something to a URL.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7E]*$/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

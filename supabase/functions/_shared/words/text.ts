/**
 * Cleaning of text that people send. Used by the forms (before a value is shown back) and by the edge functions
 * (before a value is stored), so that both see the same string.
 */
import { firstPhone } from '../people/first-phone.ts';

/** C0/C1 controls, DEL, soft hyphen, zero-width spaces, bidirectional marks, BOM: invisible, and able to disguise a line. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- matching control characters is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Scripts whose letters are joined or kept apart by the marks U+200C and U+200D: without them names are misspelt. */
const JOINED =
  'Arab Syrc Mong Nkoo Adlm Mand Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt Java Bali'.split(' ');
const JOINED_LETTER = String.raw`(?:(?=[\p{L}\p{M}])[${JOINED.map((script) => String.raw`\p{scx=${script}}`).join('')}])`;
/** Marks that silence a consonant, which a joiner follows at the end of a word, too. */
const SILENCED = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;
const EMOJI = String.raw`\p{Extended_Pictographic}`;
/** A joiner where one belongs, to be kept; or any other. */
const JOINER = new RegExp(
  [
    `((?<=${JOINED_LETTER})[\u200C\u200D](?=${JOINED_LETTER})|(?<=${SILENCED})[\u200C\u200D]`,
    String.raw`(?<=${EMOJI}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=${EMOJI}))`,
    String.raw`[\u200C\u200D]`,
  ].join('|'),
  'gu',
);

/** Without what is invisible and no part of a word or an emoji. */
const withoutInvisible = (value: string): string => value.replace(INVISIBLE, '').replace(JOINER, '$1');

/** Replaces lone surrogates (which Postgres refuses) and composes accents (NFC). */
function wellFormed(value: string): string {
  return value.toWellFormed().normalize('NFC');
}

/** One-line text: invisible characters removed, any run of white space (line breaks too) becomes one space, trimmed. */
export function cleanLine(value: string): string {
  return withoutInvisible(wellFormed(value)).replace(/\s+/gu, ' ').trim();
}

/** Text of several lines: as {@link cleanLine}, but line breaks stay (CRLF becomes LF, at most two in a row). */
export function cleanText(value: string): string {
  return withoutInvisible(wellFormed(value).replace(/\r\n?|[\u2028\u2029]/gu, '\n'))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** How many letters a text has, in whatever script; a vowel sign counts as one. */
export const lettersIn = (value: string): number => value.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/** Zeros of the digits that keyboards in the region write: Arabic-Indic and Persian; full-width ones are composed away. */
const ZEROS = [0x0660, 0x06f0];

/** Digits of other keyboards as 0–9, every kind of dash as "-". */
export function cleanDigits(value: string): string {
  const digit = (text: string) => {
    const code = text.charCodeAt(0);
    const zero = ZEROS.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? text : String(code - zero);
  };
  return cleanLine(value)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digit)
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** A telephone number as phones copy it: without marks of direction, "tel:", and dashes and digits of other keyboards; the first of several. */
export const cleanPhone = (value: string): string => firstPhone(cleanDigits(value).replace(/^tel:/iu, ''));

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneIn } from '@shared/people/written-phone';
import type { Locale } from '@shared/words/locales';
import { cleanPhone } from '@shared/words/text';

export interface ReadPhone {
  /** E.164. */
  number: string;
  /** With spaces, "+972 50 123 4567". */
  display: string;
  /** The number without its calling code. */
  national: string;
  /** Calling code, "+972". */
  callingCode: string;
  /** ISO code of the country that the number belongs to, where the number tells. */
  country: string | undefined;
}
export type PhoneProblem = 'phoneMin' | 'phoneInvalid';

/** Fewest digits of a whole number, calling code included; a test holds it against the contract of submit-lead. */
export const PHONE_DIGITS_MIN = 9;
/** Length of a number inside an area of the North American plan. */
const LOCAL_DIGITS = 7;

const digitsOf = (text: string) => text.replace(/\D/gu, '');

function parse(text: string, callingCode?: string): ReadPhone | null {
  // `extract: false`: the whole text is the number, nothing is searched for inside it.
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(callingCode && { defaultCallingCode: callingCode }),
  });
  // A national number may read as a foreign one (012… is the way out of Israel): the chosen country decides.
  if (!number?.isValid() || (callingCode && number.countryCallingCode !== callingCode)) return null;
  return {
    number: number.number,
    display: number.formatInternational(),
    national: number.nationalNumber,
    callingCode: `+${number.countryCallingCode}`,
    country: number.country,
  };
}

/** Reads a number in international form ("+33 6…", "0033 6…"); null when it is not one. */
export function readInternationalPhone(text: string): ReadPhone | null {
  const compact = cleanPhone(text)
    .replace(/[^\d+]/gu, '')
    .replace(/^00/u, '+');
  return compact.startsWith('+') ? parse(compact) : null;
}

/**
 * Reads what stands in the phone field under the chosen calling code.
 * @param countryCode "+972", or with an area part "+1-876": then the seven local digits are enough
 * @param entered as typed or pasted, with whatever a phone copies along
 * @returns the number, or which rule it breaks (docs/spec/public-site.md#requests)
 */
export function readPhone(countryCode: string, entered: string): ReadPhone | PhoneProblem {
  const typed = cleanPhone(entered);
  const [code = '', area = ''] = countryCode.split('-').map(digitsOf);
  const international = /^(?:\+|00)/u.test(typed);
  const digits = digitsOf(typed);
  const local = !international && digits.length <= LOCAL_DIGITS ? area : '';
  const whole = international ? digits.replace(/^00/u, '') : `${code}${local}${digits}`;
  if (whole.length < PHONE_DIGITS_MIN) return 'phoneMin';
  if (/[^\d\s().+\-/]/u.test(typed)) return 'phoneInvalid';
  const read = international ? readInternationalPhone(typed) : parse(`${local}${digits}`, code);
  return read ?? 'phoneInvalid';
}

/** The number in E.164, or empty while it is not complete. */
export function phoneNumber(countryCode: string, typed: string): string {
  const read = readPhone(countryCode, typed);
  return typeof read === 'string' ? '' : read.number;
}

/** The number as the ticket shows it: when complete as its language writes it, or grouped, else as typed. */
export function displayTypedPhone(locale: Locale, countryCode: string, typed: string): string {
  if (!typed.trim()) return '';
  const read = readPhone(countryCode, typed);
  if (typeof read === 'string') return `${countryCode} ${typed.trim()}`;
  const written = phoneIn(locale, read.number);
  return written === read.number ? read.display : written;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Reads a phone number in international form ("+972 50-123-4567", "+972-0501234567").
 * @returns the number as E.164 ("+972501234567"), or null when it cannot be a number of its country.
 */
export function toE164(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/gu, '');
  const parsed = parsePhoneNumberFromString(digits);
  return parsed?.isValid() ? parsed.number : null;
}

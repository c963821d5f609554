/** Telephone numbers as people read them, on pages, in mails and in chats. */
import { localeRegistry, type Locale } from '../words/locales.ts';

/** An Israeli number as it is dialled at home, "03-555-0142" or "054-555-0142"; other numbers stay in E.164. */
export function displayPhone(number: string): string {
  const national = /^\+972(\d{1,2})(\d{3})(\d{4})$/u.exec(number);
  return national ? `0${national[1]}-${national[2]}-${national[3]}` : number;
}

/** An Israeli number in E.164 as people abroad dial and at home understand it, "+972 3 555 0142"; others as they are. */
const spacedPhone = (number: string): string => number.replace(/^(\+972)(\d{1,2})(\d{3})(\d{4})$/u, '$1 $2 $3 $4');

/** A number for readers of a language: as dialled at home in Hebrew, "+972 3 555 0142" for those who call from abroad. */
export function phoneIn(locale: Locale, number: string): string {
  if (localeRegistry[locale].callingCode === '+972') return displayPhone(number);
  return spacedPhone(number);
}

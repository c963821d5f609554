import { israelClock } from '@shared/israel-clock';
import { displayPhone } from '@/lib/contact-links';
import { localeRegistry, type Locale } from './locales';

/** "2026-03-17" (a calendar day, no time zone) as "17/03/2026", the order every language of the site uses. */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

function dayInWords(locale: Locale, day: string, weekday?: 'long'): string {
  const parts = {
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  const text = new Intl.DateTimeFormat(localeRegistry[locale].intl, parts).format(new Date(`${day}T12:00Z`));
  const { firstOfMonth } = localeRegistry[locale];
  return firstOfMonth && day.endsWith('-01') ? text.replace(/(?<!\d)1(?!\d)/u, firstOfMonth) : text;
}

/** "2026-03-17" with its weekday and the month written out: "Tuesday, 17 March 2026". No order of numbers to mistake. */
export const writtenOutDay = (locale: Locale, day: string): string => dayInWords(locale, day, 'long');

/** "2026-03-17" as a text says it: "17 March 2026", "17 במרץ 2026". */
export const dayInText = (locale: Locale, day: string): string => dayInWords(locale, day);

/** An instant as the day it is in Israel, "17/03/2026". */
export const formatDayInIsrael = (instant: string | Date): string =>
  formatCalendarDay(israelClock(new Date(instant)).day);

/** The calendar day that it is in Israel, "2026-03-17", whatever zone the visitor is in. */
export const todayInIsrael = (): string => israelClock().day;

/** "40 minutes ago", "3 hours ago". */
export function timeAgo(minutes: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(localeRegistry[locale].intl);
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.floor(minutes / 60), 'hour');
}

/** A number with the language's own grouping: 48,910 in English, 48 910 in French. */
export function formatNumber(locale: Locale, value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat(localeRegistry[locale].intl, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** A share in hundredths as the language writes it: "10%", and "10 %" with a narrow space in French. */
export function formatPercent(locale: Locale, value: string | number): string {
  return `${value}${localeRegistry[locale].signSpace}%`;
}

/** The time of day in Israel at an instant, "14:05". */
export const timeInIsrael = (instant: string | Date): string => israelClock(new Date(instant)).time;

/** The name of a word of the database in a list of names; the word itself where this version has no name for it. */
export const knownName = (names: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word;

/** The times of a French sentence as French writes them: "21:00" becomes "21\u00A0h", "5:29" becomes "5\u00A0h\u00A029". */
export const frenchTimes = (text: string): string =>
  text.replaceAll(
    /(?<!\d)(\d{1,2}):(\d\d)(?!\d)/gu,
    (_, hours: string, minutes: string) => `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`,
  );

/** The business’s number for readers of a language: as dialled at home in Hebrew, "+972 3 555 0142" for those who call from abroad. */
export function phoneIn(locale: Locale, number: string): string {
  if (localeRegistry[locale].callingCode === '+972') return displayPhone(number);
  return number.replace(/^(\+972)(\d{1,2})(\d{3})(\d{4})$/u, '$1 $2 $3 $4');
}

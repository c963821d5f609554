import { israelClock } from '@shared/clock/clock';
import { shekelsIn } from '@shared/price/money';
import { weekdayAt } from '@shared/clock/written-day';
import { localeRegistry, type Locale } from './locales';

export { driverName } from '@shared/people/driver-name';
export { displayPhone, phoneIn } from '@shared/people/written-phone';
export { dayInText, frenchTimes, writtenOutDay } from '@shared/clock/written-day';

/** "2026-03-17" (a calendar day, no time zone) as "17/03/2026", the order every language of the site uses. */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** An instant as the day it is in Israel, "17/03/2026". */
export const formatDayInIsrael = (instant: string | Date): string =>
  formatCalendarDay(israelClock(new Date(instant)).day);

/** The calendar day that it is in Israel, "2026-03-17", whatever zone the visitor is in. */
export const todayInIsrael = (): string => israelClock().day;

/** "40 minutes ago", "3 hours ago". */
export function timeAgo(minutes: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(localeRegistry[locale].intl);
  const text = minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.floor(minutes / 60), 'hour');
  // Hebrew gets "a minute ago (1)".
  return text.replace(/\s\(\d+\)$/u, '');
}

/** A number with the language's own grouping: 48,910 in English, 48 910 in French. */
export function formatNumber(locale: Locale, value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat(localeRegistry[locale].intl, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** A range of whole shekels, which no line break parts: "₪199–229", "199–229 ₪". */
export const shekelRange = (locale: Locale, [from, to]: readonly [from: number, to: number]): string =>
  shekelsIn(locale, `${formatNumber(locale, from)}\u2060–\u2060${formatNumber(locale, to)}`);

/** A share in hundredths as the language writes it: "10%", and "10 %" with a narrow space in French. */
export function formatPercent(locale: Locale, value: string | number): string {
  return `${value}${localeRegistry[locale].signSpace}%`;
}

/** The time of day in Israel at an instant, "14:05". */
export const timeInIsrael = (instant: string | Date): string => israelClock(new Date(instant)).time;

/** An instant in Israel in short, with the day's name: "Tue 24/11, 18:00". */
export function shortMoment(locale: Locale, instant: string | Date): string {
  const { day, time } = israelClock(new Date(instant));
  return `${weekdayAt(locale, 'short', day, time, ` ${day.slice(8)}/${day.slice(5, 7)}`)}, ${time}`;
}

/** The weekday and the time in Israel at an instant: "Saturday" and "17:15". */
export function dayAndTime(locale: Locale, instant: Date): [day: string, time: string] {
  const { day, time } = israelClock(instant);
  return [weekdayAt(locale, 'long', day, time), time];
}

/** The name of a word of the database in a list of names; the word itself where this version has no name for it. */
export const knownName = (names: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word;

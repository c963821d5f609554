/** Days and hours as sentences say them, on pages and in mails. */
import { noonOf } from './clock.ts';
import { restNight } from './rest-night.ts';
import { localeRegistry, type Locale } from '../words/locales.ts';

/** By language and parts: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, weekday?: 'long'): Intl.DateTimeFormat {
  const name = `${locale} ${weekday}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeRegistry[locale].intl, {
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(name, format);
  return format;
}

function dayInWords(locale: Locale, day: string, weekday?: 'long'): string {
  const text = formatOf(locale, weekday).format(noonOf(day));
  const { firstOfMonth } = localeRegistry[locale];
  return firstOfMonth && day.endsWith('-01') ? text.replace(/(?<!\d)1(?!\d)/u, firstOfMonth) : text;
}

/**
 * A day by its weekday and a date after it; an hour after the stars of a day of rest is never named by that day alone.
 * @param date as it follows the weekday, or "" @param time "18:00" by the clock in Israel, or "" where no hour is meant
 */
function dayNamed(locale: Locale, weekday: string, date: string, day: string, time: string): string {
  const night = time ? restNight(day, time.slice(0, 5)) : null;
  return night ? localeRegistry[locale].restNights[night](weekday, date) : weekday + date;
}

/** The weekday of a day, "Saturday" or "Sat", with a date after it. @param date, time as in `dayNamed` */
export function weekdayAt(locale: Locale, length: 'long' | 'short', day: string, time: string, date = ''): string {
  const name = new Intl.DateTimeFormat(localeRegistry[locale].intl, { weekday: length, timeZone: 'UTC' });
  return dayNamed(locale, name.format(noonOf(day)), date, day, time);
}

/**
 * "2026-03-17" with its weekday and the month written out: "Tuesday, 17 March 2026". No order of numbers to mistake.
 * @param time "18:00" where an hour of that day is meant
 */
export function writtenOutDay(locale: Locale, day: string, time = ''): string {
  const text = dayInWords(locale, day, 'long');
  const weekday = weekdayAt(locale, 'long', day, '');
  return time && text.startsWith(weekday) ? dayNamed(locale, weekday, text.slice(weekday.length), day, time) : text;
}

/** "2026-03-17" as a text says it: "17 March 2026", "17 במרץ 2026". */
export const dayInText = (locale: Locale, day: string): string => dayInWords(locale, day);

/** The times of a French sentence as French writes them: "21:00" becomes "21\u00A0h", "5:29" becomes "5\u00A0h\u00A029". */
export const frenchTimes = (text: string): string =>
  text.replaceAll(
    /(?<!\d)(\d{1,2}):(\d\d)(?!\d)/gu,
    (_, hours: string, minutes: string) => `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`,
  );

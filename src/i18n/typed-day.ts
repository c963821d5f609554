import { parseTypedDay } from '@/lib/calendar-day';
import { localeRegistry, locales } from './locales';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’׳]/gu, '')
    .toLowerCase();

/** The names of months in every language of the site, with their numbers; made when the first name is typed. */
let months: readonly (readonly [name: string, month: number])[] | undefined;

const monthNames = () =>
  locales.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(localeRegistry[locale].intl, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, nth) => [folded(format.format(Date.UTC(2026, nth, 15))), nth + 1] as const);
  });

/** The month that a word begins to name: three letters will do, where no other month begins so. */
function monthOf(word: string): number | null {
  months ??= monthNames();
  const typed = folded(word);
  // Hebrew writes "in" and "of" as a letter before the name.
  for (const name of [typed, typed.replace(/^[בל]/u, '')]) {
    const found = new Set(months.filter(([month]) => name.length >= 3 && month.startsWith(name)).map(([, nth]) => nth));
    const [month] = found;
    if (found.size === 1 && month) return month;
  }
  return null;
}

/** "15 Feb 2027", "15 de février", "1er mars 2027", "15 בפברואר 2027". */
const DAY_FIRST =
  /^(?<date>\d{1,2})(?:st|nd|rd|th|er)?[\s.,/-]*(?:(?:of|de)\s+)?(?<month>[\p{L}\p{M}.'’׳]{3,})[\s.,/-]*(?<year>\d{4}|\d{2})?$/iu;
/** "Feb 15, 2027". */
const MONTH_FIRST =
  /^(?<month>[\p{L}\p{M}.'’׳]{3,})\s*(?<date>\d{1,2})(?:st|nd|rd|th)?(?:[\s.,/-]+(?<year>\d{4}|\d{2}))?$/iu;

/**
 * A day as people type it, as {@link parseTypedDay} reads it, and with the month's name in any language of the site, after a weekday
 * or not.
 * @param today "YYYY-MM-DD"
 * @returns "YYYY-MM-DD", or null when it is no day of the calendar
 */
export function readTypedDay(text: string, today: string): string | null {
  const typed = text.trim();
  for (const each of [typed, typed.replace(/^(?:יום\s+)?[\p{L}\p{M}.'’׳]+[\s,]+/u, '')]) {
    const { date = '', month: name = '', year } = (DAY_FIRST.exec(each) ?? MONTH_FIRST.exec(each))?.groups ?? {};
    const month = monthOf(name);
    if (month !== null) return parseTypedDay([date, month, ...(year ? [year] : [])].join('/'), today);
  }
  return parseTypedDay(text, today);
}

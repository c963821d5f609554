import { isValid, lightFormat, parseISO, setHours } from 'date-fns';

/**
 * Days of the calendar, "YYYY-MM-DD". They are made from and turned into the visitor's local calendar parts and never
 * pass through UTC, so that no time zone can move a journey to the day before.
 */

/** The day that a date picker means by a `Date`: what the visitor's own calendar shows for it. */
export function dayOfDate(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** A `Date` on that day by the visitor's calendar, at noon: no change of clocks happens then. */
export function dateOfDay(day: string): Date {
  return setHours(parseISO(day), 12);
}

/** Whether a text is a day, "YYYY-MM-DD". */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(text) && isValid(parseISO(text));

/** The parts of a day as people type it; a year may be missing. */
const TYPED_DAYS = [
  // 1/12/2026, 1.12.26, 1 12 2026, 15/12
  /^(?<date>\d{1,2})[\s./,-]+(?<month>\d{1,2})(?:[\s./,-]+(?<year>\d{4}|\d{2}))?$/u,
  // 2026-12-01
  /^(?<year>\d{4})[\s./,-]+(?<month>\d{1,2})[\s./,-]+(?<date>\d{1,2})$/u,
  // 01122026, 011226, 1512
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/u,
  // 20261201
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/u,
];

/** No year has a 25th month: 12/25 was typed the American way, and can mean but one day. */
const isMonthFirst = (first: string, second: string) => Number(first) <= 12 && Number(second) > 12;

function ordered(year: string | number, { month = '', date = '' }: Record<string, string>): string {
  const parts = isMonthFirst(date, month) ? [date, month] : [month, date];
  return [year, ...parts.map((part) => part.padStart(2, '0'))].join('-');
}

/**
 * Reads a day as people type it: day, month and year with anything between or nothing, one digit or two, a year of two;
 * without a year the next such day; the month first where the other way round is no day; also as computers write it,
 * year first.
 * @param today "YYYY-MM-DD"
 * @returns "YYYY-MM-DD", or null when it is no day of the calendar
 */
export function parseTypedDay(text: string, today: string): string | null {
  const typed = text.trim().replace(/[\s./,-]+$/u, '');
  for (const pattern of TYPED_DAYS) {
    const parts = pattern.exec(typed)?.groups;
    if (!parts) continue;
    const thisYear = Number(today.slice(0, 4));
    const { year = '' } = parts;
    const years = year ? [year.length === 2 ? `20${year}` : year] : [thisYear, thisYear + 1];
    const day = years
      .map((each) => ordered(each, parts))
      .find((each) => isValid(parseISO(each)) && (year !== '' || each >= today));
    if (day) return day;
  }
  return null;
}

/**
 * Puts the slashes of dd/MM/yyyy between digits while they are typed: telephones' number pads have none. What begins with
 * a year is left as it is.
 */
export function withSlashes(text: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\/?(\d{1,2})(?:\/?(\d{1,4}))?$/u.exec(text) ?? [];
  const isDay = Number(date) <= 31 && Number(month) <= 12;
  const isDayOrMonthFirst = isDay || (isMonthFirst(date, month) && Number(month) <= 31);
  // "20" and "26" were no day and month, but a year.
  if (/^\d{2}\/\d{2}$/u.test(text) && !isDayOrMonthFirst) return date + month;
  const isBareDate = /^\d{3,8}$/u.test(text) && date.length === 2;
  const isMonthFull = /^\d{1,2}\/\d{3,6}$/u.test(text) && month.length === 2;
  if (!(isBareDate || isMonthFull) || !isDayOrMonthFirst) return text;
  return [date, month, year].filter(Boolean).join('/');
}

/** What a day's input holds, where that is a day "YYYY-MM-DD"; else empty. */
export const dayIn = (held: string): string => (/^\d{4}-\d{2}-\d{2}$/u.test(held) ? held : '');

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

/**
 * Reads a day as people type it: dd/MM/yyyy, also with dots, dashes or spaces, one digit, or a year of two.
 * @returns "YYYY-MM-DD", or null when it is no day of the calendar
 */
export function parseTypedDay(text: string): string | null {
  const [, date = '', month = '', year = ''] =
    /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})\s*$/u.exec(text) ?? [];
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isValid(parseISO(day)) ? day : null;
}

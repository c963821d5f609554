/**
 * Days of the calendar, "YYYY-MM-DD". They are made from and turned into the visitor's local calendar parts and never
 * pass through UTC, so that no time zone can move a journey to the day before.
 */

const two = (value: number) => String(value).padStart(2, '0');

/** The day that a date picker means by a `Date`: what the visitor's own calendar shows for it. */
export function dayOfDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A `Date` on that day by the visitor's calendar, at noon: no change of clocks happens then. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/**
 * Reads a day as people type it: dd/MM/yyyy, also with dots, dashes or spaces, one digit, or a year of two.
 * @returns "YYYY-MM-DD", or null when it is no day of the calendar
 */
export function parseTypedDay(text: string): string | null {
  const match = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})\s*$/u.exec(text);
  if (!match) return null;
  const [date, month, year] = match.slice(1).map(Number) as [number, number, number];
  const day = `${year < 100 ? 2000 + year : year}-${two(month)}-${two(date)}`;
  // 31/02 would roll over into March: only a day that comes back unchanged exists.
  return dayOfDate(dateOfDay(day)) === day ? day : null;
}

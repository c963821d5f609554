/**
 * Days, times and lengths of time: the one place that reckons with them, for the site, the functions and the commands. A day is
 * "2026-11-20" and a time "14:05", both by the clock on the wall in Israel; lengths are milliseconds.
 */
import { once } from '../http/once.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const MINUTES_OF_DAY = 24 * 60;

/** A day as a `Date` in UTC, at noon: no change of clocks and no time zone reaches it. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00Z`);

/** The day so many days later; earlier for a negative count. */
export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the second day is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS);

/** 0 is Sunday, 5 Friday. */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay();
export const SATURDAY = 6;

/** A time as people type it: "8:30", "8.30" and "0830" are "08:30". Null for what is none. */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/u.exec(typed.trim()) ?? [];
  return minute === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** Whether a text is a time as it is stored, at a full step of so many minutes. */
export const isTime = (text: string, step = 1): boolean =>
  readTime(text) === text && Number(text.slice(3)) % step === 0;

/** Swedish writes "2026-11-20 14:05": parts by name, in any language, take four times as long. */
const clock = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Jerusalem',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Day and time in Israel at an instant, whatever zone the machine's own clock is set to. */
export function israelClock(now: Date = new Date()): { day: string; time: string } {
  const [day = '', time = ''] = clock().format(now).split(' ');
  return { day, time };
}

/**
 * The instant at which the clock in Israel shows a day and time. Of an hour that exists twice it is the later one; an hour
 * that the clocks skip is read as the one after it.
 */
export function israelInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // Israel is two hours ahead of UTC in winter, three in summer.
  for (const hours of [2, 3]) {
    const instant = new Date(asUtc - hours * HOUR_MS);
    const shown = israelClock(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  return new Date(asUtc - 2 * HOUR_MS);
}

/** When a day of the board begins: what is driven past midnight belongs to the evening. A day's work ends then, too. */
export const BOARD_DAY_BEGINS = '05:00';

/** The day of the board that an instant belongs to. */
export function boardDayOf(instant: Date): string {
  const { day, time } = israelClock(instant);
  return time < BOARD_DAY_BEGINS ? addDays(day, -1) : day;
}

/** The hour has struck: a pick-up at this slot ("04:00") of this day could not be driven any more. */
export function isPastSlot(day: string, slot: string, now: Date = new Date()): boolean {
  const shown = israelClock(now);
  return day === shown.day && slot !== '' && slot < shown.time;
}

/** Travel dates later than this many years from today are typing errors. */
const YEARS_AHEAD = 2;

/** Whether a travel date is too far away to be meant. */
export function isTooFarAhead(day: string, now: Date = new Date()): boolean {
  const today = israelClock(now).day;
  return day > `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
}

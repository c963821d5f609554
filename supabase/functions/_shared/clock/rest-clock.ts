/** Questions to the times in which nobody drives: is it closed, until when, and which hours are the nearest that are open. */
import { HOUR_MS, MINUTE_MS, addDays, israelInstant } from './clock.ts';
import { restWindows, type RestCity, type RestWindow } from './rest-windows.ts';

/** How the business rests: what the database says in `private.rest_rules`. */
export interface RestRules {
  /** By whose sun; `none` for a business that drives on Shabbat and holidays. */
  readonly city: RestCity | 'none';
  /** Minutes before candle lighting by which rides are over, and after nightfall from which they begin. */
  readonly before: number;
  readonly after: number;
  /** Further days on which nobody drives, "YYYY-MM-DD". */
  readonly closed_dates: readonly string[];
}

/** Minutes of a ride whose length nobody knows yet. */
export const USUAL_RIDE = 60;

/** Days between the first day of a window and one that it still reaches, margins and rides into the next day included. */
const REACH = 4;

/** What begins and ends with a day by the clock in Israel; nothing for what is no day. */
function wholeDay(day: string): RestWindow[] {
  if (Number.isNaN(Date.parse(day)) || addDays(day, 0) !== day) return [];
  const midnight = (each: string) => israelInstant(each, '00:00').getTime();
  return [{ starts_at: midnight(day), ends_at: midnight(addDays(day, 1)) }];
}

/**
 * Every time in which nobody drives that reaches into a span of days, by their beginnings: Shabbat, holidays, and the days
 * that the business has closed. They may overlap.
 * @param from "YYYY-MM-DD" @param to "YYYY-MM-DD", the last day
 */
export function closedTimes(rules: RestRules, from: string, to: string = from): RestWindow[] {
  const { city, before, after, closed_dates } = rules;
  const [first, last] = [addDays(from, -REACH), addDays(to, REACH)];
  const rest = city === 'none' ? [] : restWindows(city, first, last);
  const days = closed_dates.filter((day) => day >= first && day <= last).flatMap(wholeDay);
  return [...rest.map((window) => ({ ...window, before, after })), ...days].toSorted(
    (a, b) => a.starts_at - b.starts_at,
  );
}

/** The window that a ride would touch, or whose margins it would; null for a ride that fits. */
export function closedFor(windows: readonly RestWindow[], starts: Date, minutes: number): RestWindow | null {
  const start = starts.getTime();
  const end = start + minutes * MINUTE_MS;
  const touches = ({ starts_at, ends_at, before = 0, after = 0 }: RestWindow) =>
    end > starts_at - before * MINUTE_MS && start < ends_at + after * MINUTE_MS;
  return windows.find(touches) ?? null;
}

/** When the rest of a moment is over, also one that follows it at once; null for a moment at which somebody works. */
export function restUntil(windows: readonly RestWindow[], moment: Date): Date | null {
  let until = moment.getTime();
  for (const { starts_at, ends_at } of windows) if (starts_at <= until && until < ends_at) until = ends_at;
  return until > moment.getTime() ? new Date(until) : null;
}

/** The moment itself, or of one at which the business rests the minute before its rest begins: as `private.before_rest`. */
export function beforeRest(windows: readonly RestWindow[], moment: Date): Date {
  let at = moment.getTime();
  for (const { starts_at, ends_at } of windows.toReversed())
    if (starts_at <= at && at < ends_at) at = starts_at - MINUTE_MS;
  return new Date(at);
}

/** The nearest full hour before or after a moment that is closed to such a ride. Israel's clock is full hours away from UTC's. */
function openHour(windows: readonly RestWindow[], moment: Date, minutes: number, step: -1 | 1): Date {
  let hour = moment;
  for (let window = closedFor(windows, hour, minutes); window; window = closedFor(windows, hour, minutes)) {
    const { starts_at, ends_at, before = 0, after = 0 } = window;
    const edge = step < 0 ? starts_at - (before + minutes) * MINUTE_MS : ends_at + after * MINUTE_MS;
    hour = new Date((step < 0 ? Math.floor(edge / HOUR_MS) : Math.ceil(edge / HOUR_MS)) * HOUR_MS);
  }
  return hour;
}

/**
 * The nearest two full hours at which a ride fits that does not fit at a moment: one earlier and one later, or the next two
 * where the earlier one is too soon.
 * @param windows also those around the nearest @param earliest before this moment no hour is of use
 */
export function nearestOpen(
  windows: readonly RestWindow[],
  moment: Date,
  minutes: number,
  earliest: Date,
): readonly [Date, Date] {
  const earlier = openHour(windows, moment, minutes, -1);
  const later = openHour(windows, moment, minutes, 1);
  return earlier >= earliest
    ? [earlier, later]
    : [later, openHour(windows, new Date(later.getTime() + HOUR_MS), minutes, 1)];
}

/** Whether none of a day's full hours is open to a ride of the usual length. @param day "YYYY-MM-DD" */
export function isDayClosed(rules: RestRules, day: string): boolean {
  const windows = closedTimes(rules, day);
  const nextDay = israelInstant(addDays(day, 1), '00:00').getTime();
  for (let at = israelInstant(day, '00:00').getTime(); at < nextDay; at += HOUR_MS)
    if (!closedFor(windows, new Date(at), USUAL_RIDE)) return false;
  return true;
}

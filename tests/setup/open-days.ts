/** Days and hours on which the business drives, by the rules that an installation starts with: the same tests run on any day of the year. */
import {
  HOUR_MS,
  MINUTE_MS,
  addDays,
  israelClock,
  israelInstant,
  weekdayOf,
} from '../../supabase/functions/_shared/clock/clock.ts';
import { closedFor, closedTimes, type RestRules } from '../../supabase/functions/_shared/clock/rest-clock.ts';

/** Without the pages' settings (src/config/business.ts), which only the bundler can read. */
const REST: RestRules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] };

/** The first day from so many days ahead on that no day of rest touches, "YYYY-MM-DD". */
export function openDayFromNow(days: number): string {
  const { day } = israelClock(new Date(Date.now() + days * 24 * HOUR_MS));
  const [starts, ends] = [israelInstant(day, '00:00'), israelInstant(addDays(day, 1), '00:00')];
  const isClosed = closedFor(closedTimes(REST, day), starts, (ends.getTime() - starts.getTime()) / MINUTE_MS);
  return isClosed ? openDayFromNow(days + 1) : day;
}

/** The first day from so many days ahead on at whose noon the business rests, "YYYY-MM-DD". */
export function restDayFromNow(days: number): string {
  const { day } = israelClock(new Date(Date.now() + days * 24 * HOUR_MS));
  return closedFor(closedTimes(REST, day), israelInstant(day, '12:00'), 60) ? day : restDayFromNow(days + 1);
}

const FRIDAY = 5;

/** Hours before a ride until which its offer can be accepted, and one more for the full hour. */
const NOTICE_HOURS = 4;

/**
 * The first moment from so many hours ahead on, in whole hours from now, at which a ride of two hours fits, also from the full hour
 * before it, and whose offer can still be accepted: nobody has to answer on a day of rest.
 */
export function openMomentFromNow(hours: number): Date {
  const moment = new Date(Date.now() + hours * HOUR_MS);
  const fullHour = new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
  const starts = new Date(fullHour.getTime() - NOTICE_HOURS * HOUR_MS);
  const isClosed = closedFor(closedTimes(REST, israelClock(fullHour).day), starts, (NOTICE_HOURS + 3) * 60);
  return isClosed ? openMomentFromNow(hours + 1) : moment;
}

/** Nine in the morning of the next Friday that no holiday touches, nor the Sunday after it: rides of today, and of after the rest. */
export function fridayMorning(from: string = israelClock().day): Date {
  const friday = addDays(from, (FRIDAY + 7 - weekdayOf(from)) % 7);
  const closed = closedTimes(REST, friday, addDays(friday, 2));
  const [morning, sunday] = [israelInstant(friday, '06:00'), israelInstant(addDays(friday, 2), '00:00')];
  return closedFor(closed, morning, 7 * 60) || closedFor(closed, sunday, 24 * 60)
    ? fridayMorning(addDays(friday, 7))
    : israelInstant(friday, '09:00');
}

/** Days and hours on which the business drives, by the rules that an installation starts with: the same tests run on any day of the year. */
import { israelClock, israelInstant } from '../../supabase/functions/_shared/israel-clock.ts';
import { closedFor, closedTimes, type RestRules } from '../../supabase/functions/_shared/rest-clock.ts';
import { addDays } from '../../supabase/functions/_shared/rest-windows.ts';

/** Without the pages' settings (src/config/business.ts), which only the bundler can read. */
const REST: RestRules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] };
const HOUR = 3_600_000;

/** The first day from so many days ahead on that no day of rest touches, "YYYY-MM-DD". */
export function openDayFromNow(days: number): string {
  const { day } = israelClock(new Date(Date.now() + days * 24 * HOUR));
  const [starts, ends] = [israelInstant(day, '00:00'), israelInstant(addDays(day, 1), '00:00')];
  const isClosed = closedFor(closedTimes(REST, day), starts, (ends.getTime() - starts.getTime()) / 60_000);
  return isClosed ? openDayFromNow(days + 1) : day;
}

/** The first day from so many days ahead on at whose noon the business rests, "YYYY-MM-DD". */
export function restDayFromNow(days: number): string {
  const { day } = israelClock(new Date(Date.now() + days * 24 * HOUR));
  return closedFor(closedTimes(REST, day), israelInstant(day, '12:00'), 60) ? day : restDayFromNow(days + 1);
}

/** The first moment from so many hours ahead on, in whole hours from now, at which a ride of two hours fits, also from the full hour before it. */
export function openMomentFromNow(hours: number): Date {
  const moment = new Date(Date.now() + hours * HOUR);
  const fullHour = new Date(Math.floor(moment.getTime() / HOUR) * HOUR);
  const isClosed = closedFor(closedTimes(REST, israelClock(fullHour).day), fullHour, 180);
  return isClosed ? openMomentFromNow(hours + 1) : moment;
}

/** The evening after a day of rest by its own name: whoever keeps Shabbat reads the day's name as Shabbat itself. */
import { addDays, israelInstant, MINUTE_MS, SATURDAY, weekdayOf } from './clock.ts';
import { restWindows } from './rest-windows.ts';

export type RestNight = 'shabbat' | 'holiday';

const TOWN = 'tel-aviv';
/** Milliseconds within which the stars are seen everywhere in the country; no ride begins so soon after them. */
const SPREAD = 5 * MINUTE_MS;
/** Days of rest that follow each other are three at most. */
const LONGEST_REST = 3;

/**
 * Which rest was over by this time of its last day, by the clock in Israel; null before the stars and on all other days.
 * @param day "2026-11-28" @param time "18:00"
 */
export function restNight(day: string, time: string): RestNight | null {
  const [midnight, at] = [israelInstant(day, '00:00').getTime(), israelInstant(day, time).getTime()];
  const isOver = restWindows(TOWN, addDays(day, -LONGEST_REST), day).some(
    ({ ends_at }) => ends_at > midnight && ends_at - SPREAD <= at,
  );
  if (!isOver) return null;
  return weekdayOf(day) === SATURDAY ? 'shabbat' : 'holiday';
}

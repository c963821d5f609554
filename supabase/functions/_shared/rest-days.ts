/** When nobody drives: Shabbat and the holidays on which work rests in Israel, by the Hebrew calendar. */
import { israelClock } from './israel-clock.ts';

/**
 * - `shabbat`, `holiday`: the whole day.
 * - `eve`: the later hours of the day before, on which it begins; when exactly depends on the season.
 */
export type Rest = 'shabbat' | 'holiday' | 'eve';

/** Holidays on which work rests in Israel, one day each; the new year has two. */
const HOLIDAYS = new Set([
  '1 Tishri',
  '2 Tishri',
  '10 Tishri',
  '15 Tishri',
  '22 Tishri',
  '15 Nisan',
  '21 Nisan',
  '6 Sivan',
]);

const HEBREW = new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const noon = (day: string) => new Date(`${day}T12:00Z`);

/** @param day "YYYY-MM-DD" */
function dayOfRest(day: string): 'shabbat' | 'holiday' | null {
  if (noon(day).getUTCDay() === 6) return 'shabbat';
  const parts = Object.fromEntries(HEBREW.formatToParts(noon(day)).map(({ type, value }) => [type, value]));
  return HOLIDAYS.has(`${parts['day']} ${parts['month']}`) ? 'holiday' : null;
}

function dayAfter(day: string): string {
  const next = noon(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * Whether work rests on a day, or at an hour of it.
 * @param day "YYYY-MM-DD", or empty
 * @param time "15:00"; empty for the day as a whole
 * @param eveFrom the hour from which work may have ended on the day before a day of rest, "15:00"
 */
export function restAt(day: string, time: string, eveFrom: string): Rest | null {
  if (!day) return null;
  return dayOfRest(day) ?? (time >= eveFrom && dayOfRest(dayAfter(day)) ? 'eve' : null);
}

/** Whether work rests at an instant, by the clock in Israel. */
export function isRestNow(eveFrom: string, now: Date = new Date()): boolean {
  const { day, time } = israelClock(now);
  return restAt(day, time, eveFrom) !== null;
}

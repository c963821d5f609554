/** The clock on the wall in Israel. The form and the function judge by it what is past. */
import { once } from './once.ts';

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

/** Day ("2026-11-20") and time ("14:05") in Israel at an instant, whatever zone the machine's own clock is set to. */
export function israelClock(now: Date = new Date()): { day: string; time: string } {
  const [day = '', time = ''] = clock().format(now).split(' ');
  return { day, time };
}

/**
 * The instant at which the clock in Israel shows a day and time. Of an hour that exists twice it is the later one; an hour
 * that the clocks skip is read as the one after it.
 * @param day "2026-11-20" @param time "14:05"
 */
export function israelInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // Israel is two hours ahead of UTC in winter, three in summer.
  for (const hours of [2, 3]) {
    const instant = new Date(asUtc - hours * 3_600_000);
    const shown = israelClock(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  return new Date(asUtc - 2 * 3_600_000);
}

/** The hour has struck: a pick-up at this slot ("04:00") of this day could not be driven any more (ruling 16). */
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

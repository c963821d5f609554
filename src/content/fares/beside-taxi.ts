import { addDays, weekdayOf } from '@shared/clock/clock';
import { isRestDay } from '@/config/rest-clock';
import { destinationSlugs } from '../destinations/slugs';
import { meterFare, tariff, type FareRange, type Tariff } from './index';

const THURSDAY = 4;

/** What a day is to the meter: a holiday is like Shabbat, and its eve like a Friday. */
function kindOf(day: string): 'rest' | 'eve' | 'thursday' | 'weekday' {
  if (isRestDay(day)) return 'rest';
  if (isRestDay(addDays(day, 1))) return 'eve';
  return weekdayOf(day) === THURSDAY ? 'thursday' : 'weekday';
}

/** The tariff of a moment by the clock in Israel. @param day "YYYY-MM-DD" @param time "04:05" */
export function tariffAt(day: string, time: string): Tariff {
  const { night, friday, lateThursday, lateFriday, lateSaturday, day: morning } = tariff.hours;
  // Before the morning it is still the night that began the day before.
  if (time < morning) return kindOf(addDays(day, -1)) === 'weekday' ? 'b' : 'c';
  switch (kindOf(day)) {
    case 'rest':
      return time >= lateSaturday ? 'c' : 'b';
    case 'eve':
      return time >= lateFriday ? 'c' : time >= friday ? 'b' : 'a';
    case 'thursday':
      return time >= lateThursday ? 'c' : time >= night ? 'b' : 'a';
    case 'weekday':
      return time >= night ? 'b' : 'a';
  }
}

/**
 * What the meter of a taxi would show for a ride from Ben Gurion, in whole shekels, where that is less than another price; else null.
 * @param to name of the place's page @param day "YYYY-MM-DD" @param time "04:05", the clock in Israel
 */
export function cheaperMeter(to: string, day: string, time: string, agorot: number): FareRange | null {
  const slug = destinationSlugs.find((each) => each === to);
  const range = slug && meterFare(slug, tariffAt(day, time), 'clear');
  return range && range[1] * 100 < agorot ? range : null;
}

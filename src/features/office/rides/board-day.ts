import {
  addDays,
  HOUR_MS,
  isTime,
  israelClock,
  israelInstant,
  readTime,
  SATURDAY,
  weekdayOf,
} from '@shared/clock/clock';
import type { NewTimes, Ride, RideTimes } from '@/data/rides';

/** Whether a time of rest is Shabbat's alone: it has a Saturday's noon, and is not longer because of a holiday beside it. */
export function coversSaturday({ starts_at, ends_at }: Readonly<Record<'starts_at' | 'ends_at', string>>): boolean {
  const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
  const { day } = israelClock(new Date((from + until) / 2));
  return weekdayOf(day) === SATURDAY && until - from < 30 * HOUR_MS;
}

/** Hours as they are typed, "03:10"; those that nobody has typed go along with the pick-up. */
export interface TypedTimes {
  pickup: string;
  from: string | null;
  until: string | null;
}

/** What is wrong with a typed hour: not one in steps of five minutes, or one that the clocks skip that night. */
export type TimeFault = 'time' | 'skipped';

/** Rides are planned in steps of so many minutes. */
const STEP_MINUTES = 5;

/** The clock's time in Israel at an instant, as it would be typed. */
export const typedTime = (instant: string): string => israelClock(new Date(instant)).time;

/** The longest that a step is reported later: a typed hour that is further back is one that is still to come. */
const REPORTED_LATE_MS = 12 * HOUR_MS;

/**
 * The last moment at which the clock in Israel showed a typed time.
 * @param typed "23:50" @param now milliseconds since 1970, where it is not the present moment
 * @returns what is wrong where it is no time, or one that is not past
 */
export function lastTime(typed: string, now = Date.now()): { at: string } | { fault: 'clock' | 'ahead' } {
  const time = readTime(typed);
  if (time === null) return { fault: 'clock' };
  const { day } = israelClock(new Date(now));
  const moments = [day, addDays(day, -1)].map((each) => israelInstant(each, time).getTime());
  const last = moments.find((moment) => moment <= now);
  return last !== undefined && now - last <= REPORTED_LATE_MS
    ? { at: new Date(last).toISOString() }
    : { fault: 'ahead' };
}

/** The furthest that a typed hour sets a pick-up earlier; later it is less than a day. */
const EARLIER_MS = 6 * HOUR_MS;

/** The day of a typed hour of a pick-up: a flight that is late moves it past midnight, and never back by a day. */
function dayOfPickup(pickupAt: string, time: string): string {
  const { day } = israelClock(new Date(pickupAt));
  const days = [addDays(day, -1), day, addDays(day, 1)];
  const distance = (each: string) => israelInstant(each, time).getTime() - Date.parse(pickupAt);
  return days.find((each) => distance(each) >= -EARLIER_MS) ?? day;
}

/**
 * Typed hours as instants: the pick-up near the one it was, the driver leaving before it and free after it, past midnight where the
 * clock says so; null where they go along with the pick-up.
 * @returns what is wrong, by field, where something is
 */
export function readTimes(
  ride: Pick<Ride, 'pickup_at'>,
  { pickup, from, until }: TypedTimes,
): { times: NewTimes } | { faults: Partial<Record<keyof TypedTimes, TimeFault>> } {
  if (!isTime(pickup, STEP_MINUTES)) return { faults: { pickup: 'time' } };
  const day = dayOfPickup(ride.pickup_at, pickup);
  const days = {
    pickup: day,
    from: from === null || from <= pickup ? day : addDays(day, -1),
    until: until === null || until > pickup ? day : addDays(day, 1),
  };
  const faults: Partial<Record<keyof TypedTimes, TimeFault>> = {};
  const read = (field: keyof TypedTimes, time: string) => {
    const instant = isTime(time, STEP_MINUTES) ? israelInstant(days[field], time) : null;
    if (instant && israelClock(instant).time === time) return instant.toISOString();
    faults[field] = instant ? 'skipped' : 'time';
    return '';
  };
  const times = {
    pickup_at: read('pickup', pickup),
    busy_from: from === null ? null : read('from', from),
    busy_until: until === null ? null : read('until', until),
  };
  return Object.keys(faults).length > 0 ? { faults } : { times };
}

/** A ride's times as the server will have them: what goes along keeps its distance to the pick-up. */
export function movedTimes(ride: RideTimes, { pickup_at, busy_from, busy_until }: NewTimes): RideTimes {
  const later = Date.parse(pickup_at) - Date.parse(ride.pickup_at);
  const along = (instant: string) => new Date(Date.parse(instant) + later).toISOString();
  return {
    pickup_at,
    busy_from: busy_from ?? along(ride.busy_from),
    busy_until: busy_until ?? along(ride.busy_until),
  };
}

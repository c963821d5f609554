import { israelClock, israelInstant, type Ride, type RideTimes } from '@/data/rides';

/** The board's day begins at five: what is driven past midnight belongs to the evening. */
const DAY_BEGINS = '05:00';
const DAY_MS = 86_400_000;

/** @param day "2026-11-23" @param count may be negative */
export const dayPlus = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The day of the board that an instant belongs to, "2026-11-23". */
export function boardDayOf(instant: Date): string {
  const { day, time } = israelClock(instant);
  return time < DAY_BEGINS ? dayPlus(day, -1) : day;
}

const HOUR_MS = 3_600_000;

/** Whether a time of rest is Shabbat's alone: it has a Saturday's noon, and is not longer because of a holiday beside it. */
export function coversSaturday({ starts_at, ends_at }: Readonly<Record<'starts_at' | 'ends_at', string>>): boolean {
  const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
  const { day } = israelClock(new Date((from + until) / 2));
  return new Date(`${day}T12:00Z`).getUTCDay() === 6 && until - from < 30 * HOUR_MS;
}

/** Hours as they are typed, "03:10". */
export type TypedTimes = Readonly<Record<'pickup' | 'from' | 'until', string>>;
/** What is wrong with a typed hour: not one in steps of five minutes, or one that the clocks skip that night. */
export type TimeFault = 'time' | 'skipped';

const isTime = (typed: string) => /^(?:[01]\d|2[0-3]):[0-5][05]$/u.test(typed);

const typedOf = (instant: string) => israelClock(new Date(instant)).time;

export const typedTimes = ({ pickup_at, busy_from, busy_until }: RideTimes): TypedTimes => ({
  pickup: typedOf(pickup_at),
  from: typedOf(busy_from),
  until: typedOf(busy_until),
});

/** The longest that a step is reported later: a typed hour that is further back is one that is still to come. */
const REPORTED_LATE_MS = 12 * HOUR_MS;

/**
 * The last moment at which the clock in Israel showed a typed time.
 * @param typed "23:50" @param now milliseconds since 1970, where it is not the present moment
 * @returns what is wrong where it is no time, or one that is not past
 */
export function lastTime(typed: string, now = Date.now()): { at: string } | { fault: 'clock' | 'ahead' } {
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/u.test(typed)) return { fault: 'clock' };
  const { day } = israelClock(new Date(now));
  const moments = [day, dayPlus(day, -1)].map((each) => israelInstant(each, typed.padStart(5, '0')).getTime());
  const last = moments.find((moment) => moment <= now);
  return last !== undefined && now - last <= REPORTED_LATE_MS
    ? { at: new Date(last).toISOString() }
    : { fault: 'ahead' };
}

/**
 * Typed hours as instants: the pick-up on its day of the board, the driver leaving before it and free after it, past midnight
 * where the clock says so.
 * @returns what is wrong, by field, where something is
 */
export function readTimes(
  ride: Pick<Ride, 'pickup_at'>,
  typed: TypedTimes,
): { times: RideTimes } | { faults: Partial<Record<keyof TypedTimes, TimeFault>> } {
  const board = boardDayOf(new Date(ride.pickup_at));
  const { pickup, from, until } = typed;
  const day = pickup < DAY_BEGINS ? dayPlus(board, 1) : board;
  const days = {
    pickup: day,
    from: from <= pickup ? day : dayPlus(day, -1),
    until: until > pickup ? day : dayPlus(day, 1),
  };
  const faults: Partial<Record<keyof TypedTimes, TimeFault>> = {};
  const instants = { pickup: '', from: '', until: '' };
  for (const field of ['pickup', 'from', 'until'] as const) {
    const time = typed[field];
    if (!isTime(time)) {
      faults[field] = 'time';
      continue;
    }
    const instant = israelInstant(days[field], time);
    if (israelClock(instant).time === time) instants[field] = instant.toISOString();
    else faults[field] = 'skipped';
  }
  if (Object.keys(faults).length > 0) return { faults };
  return { times: { pickup_at: instants.pickup, busy_from: instants.from, busy_until: instants.until } };
}

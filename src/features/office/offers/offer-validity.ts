import { HOUR_MS, isTime, israelClock, israelInstant, MINUTE_MS } from '@shared/clock/clock';
import { published, restRules } from '@/config/published';
import { beforeRest, closedTimes, restUntil } from '@/config/rest-clock';
import { isDay } from '@/lib/calendar-day';

/**
 * How long an offer may hold: as long as its price was promised, two hours, until this evening, a day, as long as every price (setting
 * `price_hold_hours`), three days; `latest` where the ride is too near for all.
 */
export const VALIDITIES = ['promised', 'twoHours', 'tonight', 'day', 'usual', 'threeDays', 'latest'] as const;
export type Validity = (typeof VALIDITIES)[number];

export interface ValidityChoice {
  id: Validity;
  until: Date;
  /** A day of rest has moved it: it is named by its day, not by the rule that made it. */
  isMoved: boolean;
}

/** The end of "this evening", and the hour to which an offer's end is moved that falls on a day of rest. */
const EVENING = '20:00';
const MORNING = '10:00';
/** Milliseconds that whoever gets the offer needs at the least. */
const SHORTEST = HOUR_MS / 4;

/** Nobody has to answer while the business rests: the end moves to the morning of the next working day. */
function afterRest(until: Date): Date {
  const windows = closedTimes(restRules(), israelClock(until).day);
  const over = restUntil(windows, until);
  if (!over) return until;
  const nextDay = israelClock(new Date(over.getTime() + 24 * HOUR_MS)).day;
  return afterRest(israelInstant(nextDay, MORNING));
}

/** Until when a ride can be confirmed, as `private.confirmable_until`. */
function confirmableUntil(pickupAt: Date): Date {
  const last = new Date(pickupAt.getTime() - published().promises.min_notice_minutes * MINUTE_MS);
  return beforeRest(closedTimes(restRules(), israelClock(last).day), last);
}

/**
 * The ends to choose from; none when the ride is so near that it has to be agreed on the phone.
 * @param pickupAt when the first leg begins; null while that is open
 * @param promised until when the customer was promised this price, which an offer keeps at the least; null where there is no promise
 */
export function validityChoices(now: Date, pickupAt: Date | null, promised: Date | null = null): ValidityChoice[] {
  const { day, time } = israelClock(now);
  const latest = pickupAt && confirmableUntil(pickupAt);
  const end = (id: Validity, wished: Date): ValidityChoice => {
    const until = afterRest(wished);
    return { id, until, isMoved: until !== wished };
  };
  const inHours = (id: Validity, hours: number) => end(id, new Date(now.getTime() + hours * HOUR_MS));
  const all: ValidityChoice[] = [
    inHours('twoHours', 2),
    ...(time < '18:30' ? [end('tonight', israelInstant(day, EVENING))] : []),
    inHours('day', 24),
    inHours('usual', published().promises.price_hold_hours),
    inHours('threeDays', 72),
  ];
  const ends = promised
    ? [{ id: 'promised' as const, until: promised, isMoved: false }, ...all.filter(({ until }) => until > promised)]
    : all;
  const inTime = latest ? ends.filter(({ until }) => until <= latest) : ends;
  // Two that a day of rest has moved to the same morning are one.
  const distinct = inTime.filter(
    ({ until }, nth) => inTime.findIndex((other) => other.until.getTime() === until.getTime()) === nth,
  );
  // What is asked for at midnight for the next evening holds past the morning.
  const isCut = latest !== null && inTime.length < ends.length && latest.getTime() - now.getTime() >= SHORTEST;
  return isCut ? [...distinct, { id: 'latest', until: latest, isMoved: false }] : distinct;
}

/** The one that is chosen first: as promised, else as every price holds, else the longest. */
export const usualValidity = (choices: readonly ValidityChoice[]): ValidityChoice | undefined =>
  choices.find(({ id }) => id === 'promised') ?? choices.find(({ id }) => id === 'usual') ?? choices.at(-1);

/** When a ride begins, as far as its day and time are typed; null while they are not. */
export const rideBegins = (day: string, time: string): Date | null =>
  isDay(day) && isTime(time) ? israelInstant(day, time) : null;

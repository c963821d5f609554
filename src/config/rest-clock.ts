import { israelClock } from '@shared/clock/clock';
import { closedTimes, restUntil } from '@shared/clock/rest-clock';
import { restNight, type RestNight } from '@shared/clock/rest-night';
import { restRules } from './published';

export { FIRST_REST, restOf } from '@shared/facts/promises';
export {
  beforeRest,
  closedFor,
  closedTimes,
  isDayClosed,
  nearestOpen,
  restUntil,
  USUAL_RIDE,
} from '@shared/clock/rest-clock';
export type { RestRules } from '@shared/clock/rest-clock';
export { isRestDay, type RestWindow } from '@shared/clock/rest-windows';
export { SUNSET, sunDownTo, type Place } from '@shared/clock/sun';

/** When the rest of this moment is over, by what the pages know: nobody answers before. Null while somebody works. */
export function backAt(now: Date = new Date()): Date | null {
  return restUntil(closedTimes(restRules(), israelClock(now).day), now);
}

/** When answering ends today, on the eve of a rest; null on every other day, and while the business rests. */
export function closesTodayAt(now: Date = new Date()): Date | null {
  const { day } = israelClock(now);
  const windows = closedTimes(restRules(), day);
  if (restUntil(windows, now)) return null;
  const next = windows.find(({ starts_at }) => starts_at > now.getTime());
  const closes = next && new Date(next.starts_at);
  return closes && israelClock(closes).day === day ? closes : null;
}

/** What the business rests for until then. */
export function restBefore(back: Date): RestNight {
  const { day, time } = israelClock(back);
  return restNight(day, time) ?? 'holiday';
}

/** Whether the business rests at this moment. */
export const isRestNow = (): boolean => backAt() !== null;

import { daysBetween } from '@shared/clock/clock';
import * as z from 'zod/mini';
import { RIDE_FILE_DAYS } from '@/data/ride-lists';

/** Days "YYYY-MM-DD", both included; empty where none is given. */
export interface RideSpan {
  first: string;
  last: string;
}

const daysIn = ({ first, last }: RideSpan) => daysBetween(first, last) + 1;

const givenDay = z.string().check(z.minLength(1, 'day'));

/** What a file of rides can span; the database says the same. */
export const rideSpanSchema: z.ZodMiniType<RideSpan, RideSpan> = z
  .object({ first: givenDay, last: givenDay })
  .check(({ value, issues }) => {
    const days = daysIn(value);
    const message = days < 1 ? 'order' : days > RIDE_FILE_DAYS ? 'span' : null;
    if (message) issues.push({ code: 'custom', message, input: value.last, path: ['last'] });
  });

/** The month of a day, "2026-11-23". */
export function monthOf(day: string): RideSpan {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { first: `${day.slice(0, 7)}-01`, last: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

import { carriedTo, type FactsIn } from '@shared/facts/ride-facts';
import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';
import { DataError } from './errors';
import { factColumns } from './fact-columns';

const name = z.nullable(z.object({ he: z.string(), latin: z.string() }));

const nextRideSchema = z.object({
  id: z.string(),
  /** The day of the board that it stands on, "2026-11-23": until 05:00 it is the evening's. */
  day: z.string(),
  reference: z.string(),
  /** Instant, ISO 8601. */
  pickup_at: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
  name: z.string(),
  passengers: z.number(),
  flight_number: z.nullable(z.string()),
  /** The nth of so many cars of its leg. */
  car: z.number(),
  cars: z.number(),
  /** A newer server may know others. */
  state: z.string(),
  driver: name,
});
/** A ride that nobody has been picked up for yet. */
export type NextRide = z.infer<typeof nextRideSchema>;

/** The rides that come next, by the hour, up to a number of them. @throws DataError `refused` below the rank of operator */
export async function fetchNextRides(limit: number): Promise<NextRide[]> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('next_rides', { rows_wanted: limit });
  return readAnswer(z.object({ rides: z.array(nextRideSchema) }), dataOf(answer)).rides;
}

const bookedShape = {
  reference: z.string(),
  pickup_at: z.string(),
  /** By language. */
  vehicle_name: z.record(z.string(), z.string()),
  driver: name,
  plate: z.nullable(z.string()),
  state: z.string(),
  /** Of the first ride of a booking the booking's whole price, or what cancelling it costs; of its others null. */
  booked_agorot: z.nullable(z.number()),
};
/** A ride as the books have it. */
export type BookedRide = z.infer<z.ZodMiniObject<typeof bookedShape>> & FactsIn<'file'>;
const bookedRideSchema = z.object({
  ...bookedShape,
  ...factColumns(carriedTo(['file'])),
}) as unknown as z.ZodMiniType<BookedRide>;

/** Days that one file of rides may span; the database refuses more. */
export const RIDE_FILE_DAYS = 400;

const betweenSchema = z.object({ outcome: z.string(), rides: z.optional(z.array(bookedRideSchema)) });

/**
 * The rides of a span of days in Israel, both included, by the hour. The server notes who takes them out.
 * @param first "2026-11-01" @param last "2026-11-30"
 * @throws DataError `refused` below the rank of manager, `rejected` where the span ends before it begins, or is longer than
 * `RIDE_FILE_DAYS`
 */
export async function fetchRidesBetween(first: string, last: string): Promise<BookedRide[]> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('rides_between', { first_day: first, last_day: last });
  const { outcome, rides } = readAnswer(betweenSchema, dataOf(answer));
  if (!rides) throw new DataError('rejected', outcome);
  return rides;
}

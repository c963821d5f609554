import type { CompositeTypes } from '@shared/contracts/database.types';
import { DataError } from './errors';
import { callDatabase } from './call-database';

/** A ride that nobody has been picked up for yet; its day is the board's: until 05:00 it is the evening's. */
export type NextRide = CompositeTypes<'next_ride'>;

/** The rides that come next, by the hour, up to a number of them. @throws DataError `refused` below the rank of operator */
export async function fetchNextRides(limit: number): Promise<NextRide[]> {
  return (await callDatabase('next_rides', { rows_wanted: limit })).rides;
}

/** A ride as the books have it. */
export type BookedRide = CompositeTypes<'booked_ride'>;

/** Days that one file of rides may span; the database refuses more. */
export const RIDE_FILE_DAYS = 400;

/**
 * The rides of a span of days in Israel, both included, by the hour. The server notes who takes them out.
 * @param first "2026-11-01" @param last "2026-11-30"
 * @throws DataError `refused` below the rank of manager, `rejected` where the span ends before it begins, or is longer than
 * `RIDE_FILE_DAYS`
 */
export async function fetchRidesBetween(first: string, last: string): Promise<BookedRide[]> {
  const { outcome, rides } = await callDatabase('rides_between', { first_day: first, last_day: last });
  if (!rides) throw new DataError('rejected', outcome);
  return rides;
}

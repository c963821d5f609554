import { expectedTime, type Flight } from '@/data/flight-board';
import type { TripWish } from '@/lib/trip-wish';

/**
 * What the request form begins with for a flight on the board: its number, the side of the ride that is the airport, and
 * the day of a landing (a ride to a flight may begin the day before).
 * @param today "YYYY-MM-DD" in Israel
 * @returns null where no ride can follow: the flight is cancelled, has taken off from here, or was on an earlier day
 */
export function flightWish(flight: Flight, today: string): TripWish | null {
  const { direction, flightNumber, status } = flight;
  const day = expectedTime(flight).slice(0, 10);
  if (status === 'cancelled' || day < today) return null;
  if (direction === 'arrival') return { from: 'airport', service: 'airport_pickup', flight: flightNumber, date: day };
  return status === 'departed' ? null : { to: 'airport', service: 'airport_dropoff', flight: flightNumber };
}

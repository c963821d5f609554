import { MINUTE_MS, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import type { Flight } from '../../supabase/functions/_shared/contracts/flight-contract.ts';
import type { RunSql } from '../backend/connection.ts';
import type { SeedTrip } from './trips.ts';

/** Minutes from the landing, as it was planned, to the pick-up. */
const BEFORE_PICKUP = 40;

/** The flight of a trip as the airport's board has it. */
function flightOf({ pickupAt, lands, request }: SeedTrip, now: Date): Flight {
  const planned = pickupAt.getTime() - BEFORE_PICKUP * MINUTE_MS;
  const late = lands === 'cancelled' ? 0 : lands;
  const at = (time: number) => {
    const { day, time: clock } = israelClock(new Date(time));
    return `${day}T${clock}`;
  };
  return {
    direction: 'arrival',
    flightNumber: String(request.lead.flight_number),
    airlineCode: 'LY',
    airline: 'El Al',
    place: { code: 'JFK', en: 'New York', he: 'ניו יורק' },
    scheduledTime: at(planned),
    estimatedTime: lands === 'cancelled' ? null : at(planned + late * MINUTE_MS),
    terminal: '3',
    status:
      lands === 'cancelled'
        ? 'cancelled'
        : planned + late * MINUTE_MS < now.getTime()
          ? 'landed'
          : late > 0
            ? 'delayed'
            : 'on-time',
  };
}

/** The airport's board as it was read just now, and what follows from it for the rides ahead. */
export async function seedFlights(query: RunSql, trips: readonly SeedTrip[], now: Date): Promise<void> {
  await query('select private.store_flights($1::jsonb)', [JSON.stringify(trips.map((trip) => flightOf(trip, now)))]);
  await query('select private.watch_flights(now())');
}

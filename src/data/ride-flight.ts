import type { CompositeTypes } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';

/** What is known of the flight of a ride, and what somebody has to decide about it. */
export type RideFlight = CompositeTypes<'ride_flight'>;

/** @returns null while no flight is watched for the ride. @throws DataError */
export const fetchRideFlight = (ride: string): Promise<RideFlight | null> => callDatabase('ride_flight', { ride });

/** When a flight is to land, and the pick-up that an offer proposes for it: instants. */
export type FlightLanding = CompositeTypes<'flight_landing'>;

/** @param day "2026-11-23" @returns null where the airport's board does not have it. @throws DataError */
export const fetchFlightLanding = (flight: string, day: string): Promise<FlightLanding | null> =>
  callDatabase('flight_landing', { flight, day });

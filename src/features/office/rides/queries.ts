import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchRideExtras } from '@/data/ride-extras';
import { fetchRideFlight } from '@/data/ride-flight';
import { fetchFreeDrivers, fetchNoShowTerms, fetchRide, type BoardDay, type Ride, type SeenRide } from '@/data/rides';

/** Begins the keys of all that is read of rides. */
export const ridesKey = ['rides'] as const;

const dayKey = [...ridesKey, 'day'] as const;

/** The week of the day before stays in sight while another day comes. */
export const dayQuery = (day: string, read: () => Promise<BoardDay>) =>
  queryOptions({
    queryKey: [...dayKey, day],
    queryFn: read,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A ride that is not on the day in sight. */
export const rideQuery = (rideId: string) =>
  queryOptions({ queryKey: [...ridesKey, 'ride', rideId], queryFn: () => fetchRide(rideId), staleTime: 0 });

/** Asked anew for each version of the ride; kept for no longer than the list is open. */
export const freeDriversQuery = ({ id, updated_at }: SeenRide) =>
  queryOptions({
    queryKey: [...ridesKey, 'free', id, updated_at],
    queryFn: () => fetchFreeDrivers(id),
    // A colleague changes the ride: the list stays in its place until the new one comes.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Read anew as the watch looks at it, once a minute. */
export const rideFlightQuery = ({ id, updated_at }: SeenRide) =>
  queryOptions({
    queryKey: [...ridesKey, 'flight', id, updated_at],
    queryFn: () => fetchRideFlight(id),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 0,
  });

/** Its driver notes something, its traveller answers: neither changes the ride. */
export const rideExtrasQuery = (rideId: string) =>
  queryOptions({
    queryKey: [...ridesKey, 'extras', rideId],
    queryFn: () => fetchRideExtras(rideId),
    refetchInterval: 60_000,
    staleTime: 0,
  });

/** Asked when somebody is about to say that nobody came. */
export const noShowQuery = ({ id, updated_at }: SeenRide) =>
  queryOptions({
    queryKey: [...ridesKey, 'no-show', id, updated_at],
    queryFn: () => fetchNoShowTerms(id),
    // While the driver still waits.
    refetchInterval: ({ state }) => (state.data?.is_over ? false : 30_000),
    staleTime: 0,
    gcTime: 0,
  });

/** Shows rides as a call has answered them, before the next look; what was asked before the change does not overwrite it. */
export async function takeOverRides(cache: QueryClient, rides: readonly Ride[]): Promise<void> {
  await cache.cancelQueries({ queryKey: dayKey });
  const now = new Map(rides.map((ride) => [ride.id, ride]));
  cache.setQueriesData<BoardDay>(
    { queryKey: dayKey },
    (board) => board && { ...board, rides: board.rides.map((ride) => now.get(ride.id) ?? ride) },
  );
  for (const ride of rides) cache.setQueryData(rideQuery(ride.id).queryKey, ride);
}

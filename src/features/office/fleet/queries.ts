import { MINUTE_MS } from '@shared/clock/clock';
import { queryOptions } from '@tanstack/react-query';
import { fetchDriveLinks, fetchFeeds, fetchFleet } from '@/data/fleet';
import { fetchVehicleClasses } from '@/data/vehicle-classes';

/** Milliseconds between two looks at what colleagues do. */
const LOOK_EVERY = MINUTE_MS;

export const fleetQuery = queryOptions({ queryKey: ['fleet'], queryFn: fetchFleet, refetchInterval: LOOK_EVERY });

export const classesQuery = queryOptions({ queryKey: ['vehicle-classes'], queryFn: fetchVehicleClasses });

export const driveLinksQuery = queryOptions({
  queryKey: ['drive-links'],
  queryFn: fetchDriveLinks,
  refetchInterval: LOOK_EVERY,
});

export const feedsQuery = queryOptions({ queryKey: ['calendar-feeds'], queryFn: fetchFeeds });

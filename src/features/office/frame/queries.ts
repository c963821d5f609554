import { MINUTE_MS } from '@shared/clock/clock';
import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import { COUNTS_KEY } from '@/data/staff-counts';
import { fetchStaffRole, ROLE_KEY } from '@/data/user-roles';

/** Milliseconds: a role that is given or taken shows by itself, sooner to somebody who waits for one or for an answer. */
const REFETCH_INTERVAL_MS = MINUTE_MS;
const WAITING_INTERVAL_MS = 10_000;
/** Milliseconds between two looks at what waits in the other sections, and rings: within ten seconds, whichever tab is in front. */
const COUNTS_INTERVAL_MS = 8000;

export const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: [ROLE_KEY],
    queryFn: () => fetchStaffRole(userId),
    refetchInterval: ({ state }) => (state.data ? REFETCH_INTERVAL_MS : WAITING_INTERVAL_MS),
  });

export const staffCountsQuery = queryOptions({
  queryKey: [COUNTS_KEY],
  queryFn: () => callDatabase('get_staff_counts', {}),
  refetchInterval: COUNTS_INTERVAL_MS,
  refetchIntervalInBackground: true,
});

import { queryOptions } from '@tanstack/react-query';
import { fetchStaffRole } from '@/data/user-roles';

/** Milliseconds: a role that is given or taken shows by itself. */
const REFETCH_INTERVAL_MS = 60_000;

/** Keys begin with the account, so that nobody ever sees what another has read. */
export const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: [userId, 'role'],
    queryFn: () => fetchStaffRole(userId),
    refetchInterval: REFETCH_INTERVAL_MS,
  });

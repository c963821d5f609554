import { queryOptions } from '@tanstack/react-query';
import { fetchDataRequests, fetchKeptBookings, fetchRetentionRuns } from '@/data/data-desk';

/** Keys begin with the account, so that nobody ever sees what another has read; "data-desk" is what an action invalidates. */
export const deskKey = (userId: string) => [userId, 'data-desk'] as const;

export const auditQuery = (userId: string) =>
  queryOptions({ queryKey: [...deskKey(userId), 'requests'], queryFn: fetchDataRequests });

export const keptBookingsQuery = (userId: string) =>
  queryOptions({ queryKey: [...deskKey(userId), 'kept'], queryFn: fetchKeptBookings });

export const retentionQuery = (userId: string) =>
  queryOptions({ queryKey: [...deskKey(userId), 'retention'], queryFn: fetchRetentionRuns });

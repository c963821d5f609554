import { queryOptions } from '@tanstack/react-query';
import { fetchDataRequests, fetchKeptBookings, fetchRetentionRuns } from '@/data/data-desk';

/** Keys begin with the account, so that nobody ever sees what another has read; "data-desk" is what an action invalidates. */
export const deskKey = ['data-desk'] as const;

export const auditQuery = queryOptions({ queryKey: [...deskKey, 'requests'], queryFn: fetchDataRequests });

export const keptBookingsQuery = queryOptions({ queryKey: [...deskKey, 'kept'], queryFn: fetchKeptBookings });

export const retentionQuery = queryOptions({ queryKey: [...deskKey, 'retention'], queryFn: fetchRetentionRuns });

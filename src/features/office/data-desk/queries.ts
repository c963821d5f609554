import { queryOptions } from '@tanstack/react-query';
import { fetchDataRequests, fetchKeptBookings, fetchRetentionRuns } from '@/data/data-desk';

/** What an action of the desk makes old. */
export const deskKey = ['data-desk'] as const;

export const auditQuery = queryOptions({ queryKey: [...deskKey, 'requests'], queryFn: fetchDataRequests });

export const keptBookingsQuery = queryOptions({ queryKey: [...deskKey, 'kept'], queryFn: fetchKeptBookings });

export const retentionQuery = queryOptions({ queryKey: [...deskKey, 'retention'], queryFn: fetchRetentionRuns });

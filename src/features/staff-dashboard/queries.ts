import { queryOptions } from '@tanstack/react-query';
import { fetchDashboardStats } from '@/data/dashboard-stats';
import { fetchProfile } from '@/data/profiles';

/** Keys begin with the account, so that nobody ever sees what another has read. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: [userId, 'profile'], queryFn: () => fetchProfile(userId) });

export const statsQuery = (userId: string) =>
  queryOptions({ queryKey: [userId, 'stats'], queryFn: fetchDashboardStats });

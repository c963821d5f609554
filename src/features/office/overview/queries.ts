import { MINUTE_MS } from '@shared/clock/clock';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import type { TrendPeriod } from '@/data/dashboard-trends';
import { fetchProfile } from '@/data/profiles';

export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: ['profile'], queryFn: () => fetchProfile(userId) });

/** Milliseconds after which the figures and the newest leads are fetched again, while the page is in front. */
const STATS_INTERVAL_MS = MINUTE_MS;

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: () => callDatabase('get_customer_dashboard_stats', {}),
  // What has failed stays so until somebody asks again: nothing flickers.
  refetchInterval: ({ state }) => (state.status === 'error' ? false : STATS_INTERVAL_MS),
});

/** The last period stays in sight until the chosen one has come. */
export const trendsQuery = (period: TrendPeriod) =>
  queryOptions({
    queryKey: ['trends', period],
    queryFn: () => callDatabase('get_dashboard_trends', { days: period }),
    placeholderData: keepPreviousData,
  });

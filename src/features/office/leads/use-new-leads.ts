import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { watchLeadArrivals } from '@/data/live-changes';
import { countLeadsSince } from '@/data/leads';
import { useRounds } from '@/features/office/kit/use-rounds';

/** How many requests came since the list was read. */
export function useNewLeads(): { count: number; markSeen: () => void } {
  const [since, setSince] = useState<string | null>(null);
  const { counted, refetchInterval } = useRounds(watchLeadArrivals, () => void refetch({ cancelRefetch: false }));
  const { data, refetch } = useQuery({
    queryKey: ['new-leads', since],
    queryFn: () => counted(() => countLeadsSince(since)),
    // The next round is the retry, and a tab that nobody looks at asks nothing.
    retry: false,
    gcTime: 0,
    refetchInterval,
  });
  const newest = data?.newest ?? null;
  // The first answer says where to count from.
  if (since === null && newest !== null) setSince(newest);
  return {
    count: since === null ? 0 : (data?.count ?? 0),
    markSeen: useCallback(() => setSince(newest), [newest]),
  };
}

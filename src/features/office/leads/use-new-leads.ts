import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchLeadArrivals } from '@/data/live-changes';
import { countLeadsSince } from '@/data/leads';
import { pollDelay, watchActivity } from '@/lib/poll-delay';

/**
 * How many requests came since the list was read. Asks again and again while the tab is looked at, sooner or later as
 * {@link pollDelay} says, and at once where the server tells of an arrival.
 */
export function useNewLeads(userId: string): { count: number; markSeen: () => void } {
  const [since, setSince] = useState<string | null>(null);
  const activeAt = useRef(0);
  const failures = useRef(0);

  useEffect(
    () =>
      watchActivity((at) => {
        activeAt.current = at;
      }),
    [],
  );

  const { data, refetch } = useQuery({
    queryKey: [userId, 'new-leads', since],
    queryFn: async () => {
      failures.current += 1;
      const answer = await countLeadsSince(since);
      failures.current = 0;
      return answer;
    },
    // The next round is the retry, and a tab that nobody looks at asks nothing.
    retry: false,
    gcTime: 0,
    refetchInterval: () => pollDelay(Date.now() - activeAt.current, failures.current),
  });
  useEffect(() => {
    const listening = watchLeadArrivals(() => void refetch({ cancelRefetch: false }));
    // Without a connection the next round tells.
    listening.catch(() => {});
    return () => void listening.then((stop) => stop()).catch(() => {});
  }, [refetch]);

  const newest = data?.newest ?? null;
  // The first answer says where to count from.
  if (since === null && newest !== null) setSince(newest);

  return {
    count: since === null ? 0 : (data?.count ?? 0),
    markSeen: useCallback(() => setSince(newest), [newest]),
  };
}

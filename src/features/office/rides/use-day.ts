import { boardDayOf } from '@shared/clock/clock';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchRides } from '@/data/live-changes';
import { fetchDay } from '@/data/rides';
import { pollDelay, watchActivity } from '@/lib/poll-delay';
import { dayQuery, ridesKey } from './queries';

/** Milliseconds for which a day that was read ahead is not read ahead again. */
const AHEAD_MS = 10_000;

/** Begins to read the board that is shown without a day in the address: somebody is about to open it. */
export function readDayAhead(cache: QueryClient, userId: string): void {
  const day = boardDayOf(new Date());
  const { queryKey } = dayQuery(userId, day, () => fetchDay(day));
  void cache.prefetchQuery({ queryKey, queryFn: () => fetchDay(day), staleTime: AHEAD_MS });
}

/**
 * A day of the board. Asks again and again while the tab is looked at, sooner or later as {@link pollDelay} says, and at once where
 * the server tells of a change.
 */
export function useDay(userId: string, day: string) {
  const cache = useQueryClient();
  const activeAt = useRef(0);
  const failures = useRef(0);
  useEffect(
    () =>
      watchActivity((at) => {
        activeAt.current = at;
      }),
    [],
  );
  const lookup = useQuery({
    ...dayQuery(userId, day, async () => {
      failures.current += 1;
      const board = await fetchDay(day);
      failures.current = 0;
      return board;
    }),
    refetchInterval: () => pollDelay(Date.now() - activeAt.current, failures.current),
  });
  useEffect(() => {
    const listening = watchRides(() => void cache.invalidateQueries({ queryKey: ridesKey(userId) }));
    // Without a connection the next round tells.
    listening.catch(() => {});
    return () => void listening.then((stop) => stop()).catch(() => {});
  }, [cache, userId]);
  return lookup;
}

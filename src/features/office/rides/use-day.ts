import { boardDayOf } from '@shared/clock/clock';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { watchRides } from '@/data/live-changes';
import { fetchDay } from '@/data/rides';
import { useRounds } from '@/features/office/kit/use-rounds';
import { dayQuery, ridesKey } from './queries';

/** Milliseconds for which a day that was read ahead is not read ahead again. */
const AHEAD_MS = 10_000;

/** Begins to read the board that is shown without a day in the address: somebody is about to open it. */
export function readDayAhead(cache: QueryClient): void {
  const day = boardDayOf(new Date());
  const { queryKey } = dayQuery(day, () => fetchDay(day));
  void cache.prefetchQuery({ queryKey, queryFn: () => fetchDay(day), staleTime: AHEAD_MS });
}

/** A day of the board. */
export function useDay(day: string) {
  const cache = useQueryClient();
  const { counted, refetchInterval } = useRounds(
    watchRides,
    () => void cache.invalidateQueries({ queryKey: ridesKey }),
  );
  return useQuery({ ...dayQuery(day, () => counted(() => fetchDay(day))), refetchInterval });
}

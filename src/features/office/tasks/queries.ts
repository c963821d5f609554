import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import { fetchNextRides } from '@/data/ride-lists';

/** Milliseconds between two looks, while the page is in front: what is new matters at once, but not to the second. */
const LOOK_EVERY = 30_000;
/** The same for tasks: somebody may be standing in a hall and find nobody. */
const TASKS_LOOK_EVERY = 8000;
/** Lines of the next rides. */
export const RIDES_SHOWN = 8;

export const tasksQuery = queryOptions({
  queryKey: ['desk-tasks'],
  queryFn: () => callDatabase('desk_tasks', {}),
  refetchInterval: TASKS_LOOK_EVERY,
  // What has failed says so until the next look, or a press.
  retryOnMount: false,
});

/** Its key begins as the board's do: what changes a ride there reads these anew, too. */
export const nextRidesQuery = queryOptions({
  queryKey: ['rides', 'next'],
  queryFn: () => fetchNextRides(RIDES_SHOWN),
  staleTime: 0,
  // What was never read stays so until somebody asks again: nothing flickers.
  refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : LOOK_EVERY),
  retryOnMount: false,
});

import { MINUTE_MS } from '@shared/clock/clock';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DataError, TIMED_OUT } from '@/data/errors';
import { ROLE_KEY } from '@/data/user-roles';

const MAX_RETRIES = 3;
/** Milliseconds. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const FRESH_FOR_MS = 30_000;
const KEPT_FOR_MS = 5 * MINUTE_MS;

/** Whether asking again may help: after a refusal it cannot, and after a call that hung the person has waited long enough. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const final =
    error instanceof DataError && (error.kind === 'refused' || error.kind === 'rejected' || error.code === TIMED_OUT);
  return !final && failures < MAX_RETRIES;
}

/** Milliseconds before the next try: 1 s, doubling to 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}

/** The cache of what the back office has read, for one visit. */
export function createQueryClient(): QueryClient {
  // A refusal may mean that the account has no longer the role that the page goes by: that is looked up at once.
  const onError = (error: Error) => {
    if (error instanceof DataError && error.kind === 'refused') void client.invalidateQueries({ queryKey: [ROLE_KEY] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: KEPT_FOR_MS,
        staleTime: FRESH_FOR_MS,
        // Offline, too, a page says after some seconds that nothing came, and reads again when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline, a form says at once that nothing was sent instead of waiting in silence.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

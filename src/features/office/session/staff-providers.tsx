import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createQueryClient } from './query-client';
import { useSession } from './use-session';

/** The cache of the account that is signed in; it outlives the change from one page of the back office to the next. */
let held = { account: null as string | null, cache: createQueryClient() };

/** Each account has a cache of its own: nobody ever sees what another has read. */
function cacheOf(account: string | null) {
  if (held.account !== account) held = { account, cache: createQueryClient() };
  return held.cache;
}

/** What every page of the back office stands in: the cache of what the account has read, emptied when its session ends. */
export function StaffProviders({ children }: { children: ReactNode }) {
  const session = useSession();
  const account = 'user' in session ? session.user.id : null;
  const cache = useMemo(() => cacheOf(account), [account]);
  useEffect(
    () => () => {
      if (held.cache !== cache) cache.clear();
    },
    [cache],
  );
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}

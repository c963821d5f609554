import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createQueryClient } from './query-client';
import { useSession } from './use-session';

/** One for the visit: it outlives the change from one page of the back office to the next. */
const client = createQueryClient();

/** What every page of the back office stands in: the cache of its queries, emptied when the session ends. */
export function StaffProviders({ children }: { children: ReactNode }) {
  const session = useSession();
  const signedOut = session.status === 'signedOut';
  useEffect(() => {
    if (signedOut) client.clear();
  }, [signedOut]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

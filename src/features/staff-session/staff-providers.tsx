import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from './query-client';
import { useSession } from './use-session';

/** What every page of the back office stands in: the cache of its queries, emptied when the session ends. */
export function StaffProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const session = useSession();
  const signedOut = session.status === 'signedOut';
  useEffect(() => {
    if (signedOut) client.clear();
  }, [client, signedOut]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import type { ReactNode } from 'react';
import { retrySession, type KnownSession } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useSession } from './use-session';

/** Waits until it is known who is signed in, then shows what depends on it. */
export function SessionGate({ children }: { children: (session: KnownSession) => ReactNode }) {
  const session = useSession();
  const m = useMessages('staff').frame;
  if (session.status === 'loading') {
    return (
      <div role="status" className="appear-late grid min-h-80 place-content-center">
        <Spinner />
        <span className="sr-only">{m.loading}</span>
      </div>
    );
  }
  if (session.status === 'unavailable') {
    return (
      <div className="grid gap-4 p-6">
        <Alert tone="danger">{m.sessionUnavailable}</Alert>
        <Button tone="outline" icon="refresh" className="justify-self-start" onClick={retrySession}>
          {m.retry}
        </Button>
      </div>
    );
  }
  return children(session);
}

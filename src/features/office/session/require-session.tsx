import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { KnownSession, SessionUser } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { SessionGate } from './session-gate';

/** Shows its content to signed-in accounts; everybody else is redirected to the sign-in page. */
export function RequireSession({ children }: { children: (user: SessionUser) => ReactNode }) {
  return (
    <SessionGate>
      {(session) => (session.status === 'signedOut' ? <ToEntrance session={session} /> : children(session.user))}
    </SessionGate>
  );
}

/** The sign-in page gets the address to return to, unless the visitor has chosen to leave. */
function ToEntrance({ session }: { session: KnownSession & { status: 'signedOut' } }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // Where it stood at first: while the sign-in page downloads, this is still shown, under that page's address. The object
  // stays the same, since a new one would navigate again.
  const [state] = useState(() => (session.signOutReason === 'own' ? null : { returnTo: pathname + search }));
  return <Navigate to={localizedPath(locale, '/auth')} state={state} replace />;
}

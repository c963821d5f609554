import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { SessionUser } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { SessionGate } from './session-gate';

/** Lets through whoever is signed in; everybody else is led to the sign-in page. */
export function RequireSession({ children }: { children: (user: SessionUser) => ReactNode }) {
  const locale = useLocale();
  return (
    <SessionGate>
      {(session) =>
        session.status === 'signedOut' ? (
          <Navigate to={localizedPath(locale, '/auth')} replace />
        ) : (
          children(session.user)
        )
      }
    </SessionGate>
  );
}

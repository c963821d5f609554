import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { KnownSession } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { NewPasswordForm } from './new-password-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { WaitingLink } from './waiting-link';

/**
 * The sign-in page: two tabs, or a link from a mail that waits for a press, or the password after it; a signed-in account is
 * redirected.
 */
export function StaffAuth({ session }: { session: KnownSession }) {
  if (session.status === 'signedIn' && session.link !== 'waiting') return <DashboardRedirect session={session} />;
  return <div className="grid content-start p-6 sm:p-10 lg:content-center">{partOf(session)}</div>;
}

function partOf(session: KnownSession) {
  if (session.link === 'waiting') return <WaitingLink session={session} />;
  if (session.status === 'signedOut') return <Entrance session={session} />;
  return (
    <div className="grid gap-5">
      <LinkProblemNote session={session} />
      <NewPasswordForm user={session.user} />
    </div>
  );
}

function Entrance({ session }: { session: KnownSession & { status: 'signedOut' } }) {
  const locale = useLocale();
  const m = useMessages('staff').auth;
  const [tab, setTab] = useState<'signIn' | 'signUp'>('signIn');
  const returnTo = location.origin + localizedPath(locale, '/auth');
  const Form = tab === 'signIn' ? SignInForm : SignUpForm;
  return (
    <div className="grid gap-5">
      <h1 className="text-h3">{m.title}</h1>
      {session.signOutReason === 'ended' ? <Alert tone="info">{m.sessionEnded}</Alert> : null}
      <LinkProblemNote session={session} />
      <Tabs
        label={m.tabs}
        tabs={[
          { id: 'signIn', label: m.signIn },
          { id: 'signUp', label: m.signUp },
        ]}
        active={tab}
        onChange={setTab}
      >
        <div className="pt-6">
          <Form returnTo={returnTo} />
        </div>
      </Tabs>
    </div>
  );
}

/** Where a signed-in visitor goes on: the page of the back office that sent them here, or its first one. */
function useReturnPath(): string {
  const locale = useLocale();
  const dashboard = localizedPath(locale, '/dashboard');
  const { returnTo } = (useLocation().state ?? {}) as { returnTo?: unknown };
  return typeof returnTo === 'string' ? returnTo : dashboard;
}

/** Why a link led nowhere, in words. */
function useLinkProblem({ link }: KnownSession): string | null {
  const m = useMessages('staff').auth.link;
  return link && link !== 'waiting' ? m[link] : null;
}

function LinkProblemNote({ session }: { session: KnownSession }) {
  const problem = useLinkProblem(session);
  return problem ? <Alert tone="danger">{problem}</Alert> : null;
}

function DashboardRedirect({ session }: { session: KnownSession }) {
  const returnPath = useReturnPath();
  const problem = useLinkProblem(session);
  useEffect(() => {
    if (problem) showToast({ tone: 'danger', title: problem });
  }, [problem]);
  return <Navigate to={returnPath} replace />;
}

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
      <LinkNote session={session} />
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
      <LinkNote session={session} />
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

const LINK_TONES = { expired: 'danger', unusable: 'danger', halfWay: 'neutral', addressChanged: 'success' } as const;

/** What a link came to, in words. */
function useLinkNote({ link }: KnownSession) {
  const m = useMessages('staff').auth.link;
  return link && link !== 'waiting' ? { tone: LINK_TONES[link], text: m[link] } : null;
}

function LinkNote({ session }: { session: KnownSession }) {
  const note = useLinkNote(session);
  return note ? <Alert tone={note.tone === 'neutral' ? 'info' : note.tone}>{note.text}</Alert> : null;
}

function DashboardRedirect({ session }: { session: KnownSession }) {
  const returnPath = useReturnPath();
  const { tone, text } = useLinkNote(session) ?? {};
  useEffect(() => {
    if (tone && text) showToast({ tone, title: text, stays: 'long' });
  }, [tone, text]);
  return <Navigate to={returnPath} replace />;
}

import { useMutation } from '@tanstack/react-query';
import { dropLink, openLink, type KnownSession } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { authErrorText } from './error-text';

/**
 * A link from a mail is used by a press alone: programs that look through mails open their links, too. Whoever is signed in here
 * learns that the link may put another account in the place of theirs.
 */
export function WaitingLink({ session }: { session: KnownSession }) {
  const m = useMessages('staff').auth;
  const opening = useMutation({ mutationFn: openLink });
  const user = session.status === 'signedOut' ? null : session.user;
  return (
    <div className="grid gap-5">
      <h1 className="text-h3">{m.link.title}</h1>
      {user ? (
        <Alert tone="info">
          <p>
            {m.link.signedInHere} <Ltr className="wrap-anywhere">{user.email}</Ltr>
          </p>
          <p>{m.link.mayReplace}</p>
        </Alert>
      ) : null}
      <p className="text-ink-2">{m.link.text}</p>
      {opening.error ? <Alert tone="danger">{authErrorText(m, opening.error)}</Alert> : null}
      <Button busy={opening.isPending} onClick={() => opening.mutate()}>
        {opening.isPending ? m.sending : m.link.open}
      </Button>
      <Button tone="outline" disabled={opening.isPending} onClick={dropLink}>
        {user ? m.link.stay : m.link.leave}
      </Button>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import { nextMailAt } from '@/data/mail-pause';
import { requestPasswordReset, signOut, updatePassword, type SessionUser } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Ltr } from '@/ui/ltr';
import { showToast } from '@/ui/toast';
import { useSecondsLeft } from '@/ui/use-seconds-left';
import { PasswordInput } from './auth-inputs';
import { authErrorText } from './error-text';
import { useAuthForm } from './use-auth-form';
import { newPasswordSchema, SERVER_PASSWORD_LENGTH } from './validation';

/** Shown after a link from a mail was followed. Once the password is saved, the session is an ordinary one. */
export function NewPasswordForm({ user }: { user: SessionUser }) {
  const { email } = user;
  const m = useMessages('staff').auth;
  const form = useAuthForm(newPasswordSchema, { password: '' });
  const change = useMutation({
    mutationFn: (password: string) => updatePassword(user, password),
    onSuccess: () => showToast({ tone: 'success', title: m.done.newPassword }),
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit(({ password }) => (change.isPending ? undefined : change.mutate(password)), change.reset)}
      className="grid gap-5"
    >
      <div className="grid gap-1">
        <h1 className="text-h3">{m.chooseTitle}</h1>
        <p className="text-ink-2">
          {m.chooseText} <Ltr className="wrap-anywhere text-ink">{email}</Ltr>
        </p>
      </div>
      {change.error ? <Alert tone="danger">{authErrorText(m, change.error)}</Alert> : null}
      {isTooOld(change.error) ? <NewLink email={email} /> : null}
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <FormField
        form={form}
        name="password"
        label={m.newPassword}
        hint={m.passwordHint(SERVER_PASSWORD_LENGTH)}
        required={m.required}
      >
        {(control) => <PasswordInput {...control} purpose="new-password" />}
      </FormField>
      <Button type="submit" busy={change.isPending}>
        {change.isPending ? m.sending : m.savePassword}
      </Button>
      <SignOut />
    </form>
  );
}

/** A session of more than a day sets no password; a new link brings a new one. */
const isTooOld = (error: Error | null) => error instanceof DataError && error.code === 'reauthentication_needed';

function NewLink({ email }: { email: string }) {
  const locale = useLocale();
  const m = useMessages('staff').auth;
  const reset = useMutation({
    mutationFn: () => requestPasswordReset(email, location.origin + localizedPath(locale, '/auth')),
  });
  const pause = useSecondsLeft(nextMailAt('reset', email));
  return (
    <>
      {reset.error ? <Alert tone="danger">{authErrorText(m, reset.error)}</Alert> : null}
      {reset.isSuccess ? <Alert tone="success">{m.done.reset}</Alert> : null}
      <Button tone="outline" busy={reset.isPending} disabled={pause > 0} onClick={() => reset.mutate()}>
        {pause > 0 ? m.linkAgainIn(pause) : m.sendNewLink}
      </Button>
    </>
  );
}

/** For whoever is not the account's owner, or has no time now. */
function SignOut() {
  const { auth, frame } = useMessages('staff');
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: (isTold) => {
      if (!isTold) showToast({ tone: 'neutral', title: auth.signedOutHere, text: auth.serverNotTold });
    },
  });
  return (
    <>
      {leaving.error ? <Alert tone="danger">{authErrorText(auth, leaving.error)}</Alert> : null}
      <Button tone="outline" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {frame.signOut}
      </Button>
    </>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DataError } from '@/data/errors';
import { nextMailAt } from '@/data/mail-pause';
import { fetchProfile, FULL_NAME_LENGTH, renameOneself } from '@/data/profiles';
import { requestPasswordReset, signOut, updatePassword, type SessionUser } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Ltr } from '@/ui/ltr';
import { showToast } from '@/ui/toast';
import { useSecondsLeft } from '@/ui/use-seconds-left';
import { PasswordInput } from './auth-inputs';
import { authErrorText } from './error-text';
import { useAuthForm } from './use-auth-form';
import { newPasswordSchema, SERVER_PASSWORD_LENGTH } from './validation';

/**
 * Shown after a link from a mail was followed. Once the password is saved, the session is an ordinary one. The name is asked for
 * again: the one that is known may have been typed by whoever signed the address up.
 */
export function NewPasswordForm({ user }: { user: SessionUser }) {
  const { email } = user;
  const locale = useLocale();
  const m = useMessages('staff').auth;
  const form = useAuthForm(newPasswordSchema, { fullName: '', password: '' });
  const isNameKnown = useKnownName(user, form);
  const change = useMutation({
    mutationFn: async ({ fullName, password }: { fullName: string; password: string }) => {
      await renameOneself(user.id, fullName);
      await updatePassword(user, password, locale);
    },
    onSuccess: () => showToast({ tone: 'success', title: m.done.newPassword }),
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit((values) => (change.isPending ? undefined : change.mutate(values)), change.reset)}
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
      <FormField form={form} name="fullName" label={m.fullName} required={m.required}>
        {(control) => <TextInput {...control} autoComplete="name" required maxLength={FULL_NAME_LENGTH} />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={m.newPassword}
        hint={m.passwordHint(SERVER_PASSWORD_LENGTH)}
        required={m.required}
      >
        {(control) => <PasswordInput {...control} purpose="new-password" />}
      </FormField>
      <Button type="submit" busy={change.isPending} disabled={!isNameKnown}>
        {change.isPending ? m.sending : m.savePassword}
      </Button>
      <SignOut />
    </form>
  );
}

/**
 * Fills in the name that the account has; what is typed meanwhile stays.
 * @returns whether it is known, or cannot be
 */
function useKnownName({ id }: SessionUser, { state }: CheckedForm<{ fullName: string; password: string }>): boolean {
  const profile = useQuery({ queryKey: [id, 'ownName'], queryFn: () => fetchProfile(id) });
  const known = profile.data?.full_name;
  useEffect(() => {
    if (known && state.getValues('fullName') === '') state.setValue('fullName', known);
  }, [known, state]);
  return !profile.isPending;
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

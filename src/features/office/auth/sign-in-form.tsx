import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nextMailAt } from '@/data/mail-pause';
import { requestPasswordReset, signIn } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { showToast } from '@/ui/toast';
import { useSecondsLeft } from '@/ui/use-seconds-left';
import { EmailInput, PasswordInput } from './auth-inputs';
import { authErrorText } from './error-text';
import { useAuthForm } from './use-auth-form';
import { signInSchema } from './validation';

interface SignInFormProps {
  /** Whole address of this page: where a recovery link leads back to. */
  returnTo: string;
}

/** E-mail and password, or a link to choose a new password. */
export function SignInForm({ returnTo }: SignInFormProps) {
  const m = useMessages('staff').auth;
  const form = useAuthForm(signInSchema, { email: '', password: '' });
  const [emailAsked, setEmailAsked] = useState(false);
  const entry = useMutation({
    mutationFn: signIn,
    onSuccess: () => showToast({ tone: 'success', title: m.done.signIn }),
  });
  const reset = useMutation({ mutationFn: (email: string) => requestPasswordReset(email, returnTo) });
  const pause = useSecondsLeft(nextMailAt('reset', form.state.watch('email')));
  const busy = entry.isPending || reset.isPending;
  const error = entry.error ?? reset.error;

  function clearOutcome() {
    setEmailAsked(false);
    entry.reset();
    reset.reset();
  }

  function onForgot() {
    clearOutcome();
    const email = form.state.getValues('email');
    if (email.trim() !== '') return reset.mutate(email);
    setEmailAsked(true);
    form.state.setFocus('email');
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit((values) => {
        clearOutcome();
        if (!busy) entry.mutate(values);
      }, clearOutcome)}
      className="grid gap-5"
    >
      {emailAsked ? <Alert tone="danger">{m.emailFirst}</Alert> : null}
      {error ? <Alert tone="danger">{authErrorText(m, error)}</Alert> : null}
      {reset.isSuccess ? <Alert tone="success">{m.done.reset}</Alert> : null}
      <FormField form={form} name="email" label={m.email} required={m.required}>
        {(control) => <EmailInput {...control} />}
      </FormField>
      <FormField form={form} name="password" label={m.password} required={m.required}>
        {(control) => <PasswordInput {...control} purpose="current-password" />}
      </FormField>
      <button
        type="button"
        disabled={busy || pause > 0}
        onClick={onForgot}
        className="-my-2 min-h-11 justify-self-start rounded text-sm font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em] disabled:text-ink-3"
      >
        {pause > 0 ? m.linkAgainIn(pause) : m.forgotPassword}
      </button>
      <Button type="submit" busy={entry.isPending} disabled={busy}>
        {entry.isPending ? m.sending : m.signIn}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { requestPasswordReset, signIn } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { EmailField, PasswordField } from './auth-fields';
import { authErrorText } from './error-text';
import { useFields } from './use-fields';
import { emailProblem, passwordProblem } from './validation';

interface SignInFormProps {
  /** Whole address of this page: where a recovery link leads back to. */
  returnTo: string;
}

/** E-mail and password, or a link to choose a new password. */
export function SignInForm({ returnTo }: SignInFormProps) {
  const m = useMessages('staff').auth;
  const fields = useFields({ email: emailProblem, password: passwordProblem });
  const [emailAsked, setEmailAsked] = useState(false);
  const entry = useMutation({
    mutationFn: signIn,
    onSuccess: () => showToast({ tone: 'success', title: m.done.signIn }),
  });
  const reset = useMutation({ mutationFn: (email: string) => requestPasswordReset(email, returnTo) });
  const busy = entry.isPending || reset.isPending;
  const error = entry.error ?? reset.error;

  function clearOutcome() {
    setEmailAsked(false);
    entry.reset();
    reset.reset();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    clearOutcome();
    if (!busy && fields.check()) entry.mutate(fields.values);
  }

  function onForgot() {
    clearOutcome();
    if (fields.values.email.trim() === '') {
      setEmailAsked(true);
      fields.focus('email');
      return;
    }
    reset.mutate(fields.values.email);
  }

  return (
    <form ref={fields.form} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {emailAsked ? <Alert tone="danger">{m.emailFirst}</Alert> : null}
      {error ? <Alert tone="danger">{authErrorText(m, error)}</Alert> : null}
      {reset.isSuccess ? <Alert tone="success">{m.done.reset}</Alert> : null}
      <EmailField value={fields.values.email} onChange={fields.onChange('email')} problem={fields.problemOf('email')} />
      <PasswordField
        label={m.password}
        purpose="current-password"
        value={fields.values.password}
        onChange={fields.onChange('password')}
        problem={fields.problemOf('password')}
      />
      <button
        type="button"
        disabled={busy}
        onClick={onForgot}
        className="-my-2 min-h-11 justify-self-start rounded text-sm font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em] disabled:text-ink-3"
      >
        {m.forgotPassword}
      </button>
      <Button type="submit" busy={entry.isPending} disabled={busy}>
        {entry.isPending ? m.sending : m.signIn}
      </Button>
    </form>
  );
}

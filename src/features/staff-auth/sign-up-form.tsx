import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { signUp } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { EmailField, FullNameField, PasswordField } from './auth-fields';
import { authErrorText } from './error-text';
import { useFields } from './use-fields';
import { emailProblem, fullNameProblem, newPasswordProblem } from './validation';

interface SignUpFormProps {
  /** Whole address of this page: where the confirmation link leads back to. */
  returnTo: string;
}

/** A new account. It opens nothing until its address is confirmed and an administrator gives it a role. */
export function SignUpForm({ returnTo }: SignUpFormProps) {
  const m = useMessages('staff').auth;
  const fields = useFields({ fullName: fullNameProblem, email: emailProblem, password: newPasswordProblem });
  const registration = useMutation({ mutationFn: signUp });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    registration.reset();
    if (!registration.isPending && fields.check()) registration.mutate({ ...fields.values, returnTo });
  }

  return (
    <form ref={fields.form} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {registration.error ? <Alert tone="danger">{authErrorText(m, registration.error)}</Alert> : null}
      {registration.isSuccess ? <Alert tone="success">{m.done.signUp}</Alert> : null}
      <FullNameField
        value={fields.values.fullName}
        onChange={fields.onChange('fullName')}
        problem={fields.problemOf('fullName')}
      />
      <EmailField value={fields.values.email} onChange={fields.onChange('email')} problem={fields.problemOf('email')} />
      <PasswordField
        label={m.password}
        purpose="new-password"
        value={fields.values.password}
        onChange={fields.onChange('password')}
        problem={fields.problemOf('password')}
      />
      <Button type="submit" busy={registration.isPending}>
        {registration.isPending ? m.sending : m.signUp}
      </Button>
      <p className="text-sm text-ink-2">{m.signUpNote}</p>
    </form>
  );
}

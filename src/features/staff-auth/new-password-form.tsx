import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { updatePassword } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { showToast } from '@/ui/toast';
import { PasswordField } from './auth-fields';
import { authErrorText } from './error-text';
import { useFields } from './use-fields';
import { newPasswordProblem } from './validation';

/** Shown after a password-recovery link was followed. Once saved, the session is an ordinary one. */
export function NewPasswordForm({ email }: { email: string }) {
  const m = useMessages('staff').auth;
  const fields = useFields({ password: newPasswordProblem });
  const change = useMutation({
    mutationFn: updatePassword,
    onSuccess: () => showToast({ tone: 'success', title: m.done.newPassword }),
  });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    change.reset();
    if (!change.isPending && fields.check()) change.mutate(fields.values.password);
  }

  return (
    <form ref={fields.form} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-h3">{m.recoveryTitle}</h1>
        <p className="text-ink-2">
          {m.recoveryText} <Ltr className="wrap-anywhere text-ink">{email}</Ltr>
        </p>
      </div>
      {change.error ? <Alert tone="danger">{authErrorText(m, change.error)}</Alert> : null}
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.newPassword}
        purpose="new-password"
        value={fields.values.password}
        onChange={fields.onChange('password')}
        problem={fields.problemOf('password')}
      />
      <Button type="submit" busy={change.isPending}>
        {change.isPending ? m.sending : m.savePassword}
      </Button>
    </form>
  );
}

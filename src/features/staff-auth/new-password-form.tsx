import { useMutation } from '@tanstack/react-query';
import { updatePassword } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Ltr } from '@/ui/ltr';
import { showToast } from '@/ui/toast';
import { PasswordInput } from './auth-inputs';
import { authErrorText } from './error-text';
import { useAuthForm } from './use-auth-form';
import { newPasswordSchema, SERVER_PASSWORD_LENGTH } from './validation';

/** Shown after a link from a mail was followed. Once the password is saved, the session is an ordinary one. */
export function NewPasswordForm({ email }: { email: string }) {
  const m = useMessages('staff').auth;
  const form = useAuthForm(newPasswordSchema, { password: '' });
  const change = useMutation({
    mutationFn: updatePassword,
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
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { nextMailAt } from '@/data/mail-pause';
import { signUp } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useSecondsLeft } from '@/ui/use-seconds-left';
import { EmailInput, PasswordInput } from './auth-inputs';
import { authErrorText } from './error-text';
import { useAuthForm } from './use-auth-form';
import { SERVER_PASSWORD_LENGTH, signUpSchema } from './validation';

interface SignUpFormProps {
  /** Whole address of this page: where the confirmation link leads back to. */
  returnTo: string;
}

/** A new account. It opens nothing until its address is confirmed and an administrator gives it a role. */
export function SignUpForm({ returnTo }: SignUpFormProps) {
  const language = useLocale();
  const m = useMessages('staff').auth;
  const form = useAuthForm(signUpSchema, { fullName: '', email: '', password: '' });
  const registration = useMutation({ mutationFn: signUp });
  const pause = useSecondsLeft(nextMailAt('signUp', form.state.watch('email')));

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit(
        (values) =>
          registration.isPending || pause > 0 ? undefined : registration.mutate({ ...values, returnTo, language }),
        registration.reset,
      )}
      className="grid gap-5"
    >
      {registration.error ? <Alert tone="danger">{authErrorText(m, registration.error)}</Alert> : null}
      {registration.isSuccess ? (
        <Alert tone="success" title={m.done.signUp}>
          {m.noMail}
        </Alert>
      ) : null}
      <FormField form={form} name="fullName" label={m.fullName} required={m.required}>
        {(control) => <TextInput {...control} autoComplete="name" required maxLength={120} />}
      </FormField>
      <FormField form={form} name="email" label={m.email} required={m.required}>
        {(control) => <EmailInput {...control} />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={m.password}
        hint={m.passwordHint(SERVER_PASSWORD_LENGTH)}
        required={m.required}
      >
        {(control) => <PasswordInput {...control} purpose="new-password" />}
      </FormField>
      <Button type="submit" busy={registration.isPending} disabled={pause > 0}>
        {registration.isPending ? m.sending : pause > 0 ? m.linkAgainIn(pause) : m.signUp}
      </Button>
      <p className="text-sm text-ink-2">{m.signUpNote}</p>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ADMIN_REFUSED, createInitialAdmin } from '@/data/admin-setup';
import { emailCheck } from '@/data/email-check';
import { DataError } from '@/data/errors';
import { readEmailAddress } from '@/data/typed-email';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';

/** Milliseconds between the success and the sign-in page (docs/spec/office.md#signing-in). */
const REDIRECT_DELAY_MS = 3_000;

/** Whether the address is the owner's is the server's to say; of what can be nobody's, the form says why. */
const schema = z.object({ email: z.string().check(emailCheck()) });

/**
 * The server's own message where it gave one besides its standing refusal, which the page says in its language.
 * @param refused in its place on pages of another language than the server's
 */
function failureText(error: Error, standing: string, refused: string | null): string {
  return error instanceof DataError && error.kind === 'rejected' && error.code !== ADMIN_REFUSED && error.message
    ? (refused ?? error.message)
    : standing;
}

/** Makes the owner's account the first administrator. Open to all; the server decides. */
export function StaffAdminSetup() {
  const {
    adminSetup: m,
    auth: { refused, fieldErrors },
  } = useMessages('staff');
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useCheckedForm({
    schema,
    defaultValues: { email: '' },
    errorText: (code) => (code === 'emailLetters' ? fieldErrors.emailLetters : fieldErrors.invalidEmail),
  });
  const isEmpty = useWatch({ control: form.state.control, name: 'email' }).trim() === '';
  const cache = useQueryClient();
  // What was refused to the account without a role is read anew.
  const creation = useMutation({ mutationFn: createInitialAdmin, onSuccess: () => cache.clear() });
  const done = creation.isSuccess;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(localizedPath(locale, '/auth')), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, locale, navigate]);

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit(({ email }) => {
        if (!creation.isPending && !done && !isEmpty) creation.mutate(readEmailAddress(email) ?? email);
      })}
      className="grid content-start gap-5 p-6 sm:p-10 lg:content-center"
    >
      <div className="grid gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro}</p>
      </div>
      {creation.error ? <Alert tone="danger">{failureText(creation.error, m.failure, refused)}</Alert> : null}
      {done ? <Alert tone="success">{m.success}</Alert> : null}
      <FormField form={form} name="email" label={m.email} hint={m.note}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            className="rtl:text-end"
          />
        )}
      </FormField>
      <Button type="submit" icon="shield" busy={creation.isPending} disabled={done || isEmpty}>
        {creation.isPending ? m.creating : m.create}
      </Button>
    </form>
  );
}

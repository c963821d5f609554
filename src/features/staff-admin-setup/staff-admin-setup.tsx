import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMIN_REFUSED, createInitialAdmin } from '@/data/admin-setup';
import { DataError } from '@/data/errors';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';

/** Milliseconds between the success and the sign-in page (specification, section 9). */
const REDIRECT_DELAY = 3_000;

/** The server's own message where it gave one besides its standing refusal, which the page says in its language. */
function failureText(error: Error, standing: string): string {
  return error instanceof DataError && error.kind === 'rejected' && error.code !== ADMIN_REFUSED && error.message
    ? error.message
    : standing;
}

/** Makes the owner's account the first administrator. Open to all; the server decides. */
export function StaffAdminSetup() {
  const m = useMessages('staff').adminSetup;
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const [email, setEmail] = useState('');
  const creation = useMutation({ mutationFn: createInitialAdmin });
  const done = creation.isSuccess;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(localizedPath(locale, '/auth')), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [done, locale, navigate]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!creation.isPending && !done && email.trim() !== '') creation.mutate(email);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid content-start gap-5 p-6 sm:p-10 lg:content-center"
    >
      <div className="grid gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro}</p>
      </div>
      {creation.error ? <Alert tone="danger">{failureText(creation.error, m.failure)}</Alert> : null}
      {done ? <Alert tone="success">{m.success}</Alert> : null}
      <Field id={id} label={m.email} hint={m.note}>
        <TextInput
          id={id}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="rtl:text-end"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          {...describedBy(id, { hint: m.note })}
        />
      </Field>
      <Button type="submit" icon="shield" busy={creation.isPending} disabled={done || email.trim() === ''}>
        {creation.isPending ? m.creating : m.create}
      </Button>
    </form>
  );
}

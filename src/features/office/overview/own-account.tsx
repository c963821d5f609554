import { useState } from 'react';
import * as z from 'zod/mini';
import { FULL_NAME_LENGTH, renameOneself } from '@/data/profiles';
import { nextMailAt } from '@/data/mail-pause';
import { requestPasswordReset, type SessionUser } from '@/data/session';
import { StepButton } from '@/features/office/kit/step-button';
import { useStep } from '@/features/office/kit/use-step';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { useSecondsLeft } from '@/ui/use-seconds-left';
import { profileQuery } from './queries';

interface OwnAccountProps {
  user: SessionUser;
  fullName: string | null;
}

/** What people change of their own account: the name here, the password by a link to their mailbox. */
export function OwnAccount({ user, fullName }: OwnAccountProps) {
  const locale = useLocale();
  const { auth, dashboard } = useMessages('staff');
  const m = dashboard.profile;
  const [isRenaming, setRenaming] = useState(false);
  const reset = useStep<void, void>({
    call: () => requestPasswordReset(user.email, location.origin + localizedPath(locale, '/auth')),
    again: [],
    toast: () => m.passwordSent,
  });
  const pause = useSecondsLeft(nextMailAt('reset', user.email));
  if (isRenaming) return <NameForm user={user} fullName={fullName} onDone={() => setRenaming(false)} />;
  return (
    <div className="flex flex-wrap gap-2 border-t border-stone-200 pt-4">
      <Button tone="outline" size="small" onClick={() => setRenaming(true)}>
        {m.rename}
      </Button>
      <StepButton tone="outline" size="small" busy={reset.isBusy} disabled={pause > 0} onClick={() => reset.run()}>
        {pause > 0 ? auth.linkAgainIn(pause) : m.newPassword}
      </StepButton>
    </div>
  );
}

const schema = z.object({ name: z.string() });

function NameForm({ user, fullName, onDone }: OwnAccountProps & { onDone: () => void }) {
  const { dashboard } = useMessages('staff');
  const m = dashboard.profile;
  const form = useKeptForm({
    keep: 'own-name',
    schema,
    defaultValues: { name: fullName ?? '' },
    errorText: (code) => code,
  });
  const renaming = useStep<{ name: string }, void>({
    call: ({ name }) => renameOneself(user.id, name),
    again: [profileQuery(user.id).queryKey],
    toast: () => m.renamed,
  });
  const close = () => {
    form.draft.forget();
    onDone();
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-stone-200 pt-4"
      onSubmit={form.submit((values) => renaming.run(values, close))}
    >
      <FormField form={form} name="name" label={m.name}>
        {(control) => <TextInput {...control} dir="auto" autoComplete="name" maxLength={FULL_NAME_LENGTH} />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <StepButton type="submit" size="small" busy={renaming.isBusy}>
          {m.save}
        </StepButton>
        <Button tone="outline" size="small" className="inset-ring-0" onClick={close}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FULL_NAME_LENGTH, renameOneself } from '@/data/profiles';
import { nextMailAt } from '@/data/mail-pause';
import { requestPasswordReset, type SessionUser } from '@/data/session';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Field, TextInput } from '@/ui/field';
import { showToast } from '@/ui/toast';
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
  const reset = useMutation({
    mutationFn: () => requestPasswordReset(user.email, location.origin + localizedPath(locale, '/auth')),
    onSuccess: () => showToast({ tone: 'success', title: m.passwordSent }),
    onError: () => showToast({ tone: 'danger', title: m.failed }),
  });
  const pause = useSecondsLeft(nextMailAt('reset', user.email));
  if (isRenaming) return <NameForm user={user} fullName={fullName} onDone={() => setRenaming(false)} />;
  return (
    <div className="flex flex-wrap gap-2 border-t border-stone-200 pt-4">
      <Button tone="outline" size="small" onClick={() => setRenaming(true)}>
        {m.rename}
      </Button>
      <Button tone="outline" size="small" busy={reset.isPending} disabled={pause > 0} onClick={() => reset.mutate()}>
        {pause > 0 ? auth.linkAgainIn(pause) : m.newPassword}
      </Button>
    </div>
  );
}

function NameForm({ user, fullName, onDone }: OwnAccountProps & { onDone: () => void }) {
  const id = useId();
  const { dashboard } = useMessages('staff');
  const m = dashboard.profile;
  const cache = useQueryClient();
  const [name, setName] = useState(fullName ?? '');
  const renaming = useMutation({
    mutationFn: () => renameOneself(user.id, name),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: profileQuery(user.id).queryKey });
      showToast({ tone: 'success', title: m.renamed });
      onDone();
    },
    onError: () => showToast({ tone: 'danger', title: m.failed }),
  });
  return (
    <form
      className="grid gap-3 border-t border-stone-200 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        renaming.mutate();
      }}
    >
      <Field id={id} label={m.name}>
        <TextInput
          id={id}
          dir="auto"
          autoComplete="name"
          maxLength={FULL_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={renaming.isPending}>
          {m.save}
        </Button>
        <Button tone="outline" size="small" className="inset-ring-0" onClick={onDone}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}

import { readEmailAddress } from '@/data/typed-email';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { inviteAccount, takeInvitationBack, type Invitation } from '@/data/team';
import { STAFF_RIGHTS } from '@/data/staff-rights';
import { STAFF_ROLES, type StaffRole } from '@/data/user-roles';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { KeptNote } from '@/ui/form/kept-note';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Select } from '@/ui/select';
import { showToast } from '@/ui/toast';
import { teamQuery } from './queries';

const schema = z.object({
  email: z.string().check(z.refine((typed) => readEmailAddress(typed) !== null, 'invalid')),
  role: z.enum(STAFF_ROLES as StaffRole[]),
});

/** Most are invited for this: the least that answers requests. */
const [USUAL_ROLE] = STAFF_RIGHTS['work on leads'];

/** Invites somebody by e-mail, and shows whose answer is awaited. */
export function InviteForm({ userId, invitations }: { userId: string; invitations: readonly Invitation[] }) {
  const { invite: m } = useMessages('staffTeam');
  const { frame, dashboard } = useMessages('staff');
  const { roles } = dashboard;
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: teamQuery(userId).queryKey });
  const form = useKeptForm<z.infer<typeof schema>>({
    keep: 'invitation',
    schema,
    defaultValues: { email: '', role: USUAL_ROLE },
    errorText: () => m.invalid,
  });
  const failed = () => showToast({ tone: 'danger', title: m.failed });
  const inviting = useMutation({
    mutationFn: ({ email, role }: z.infer<typeof schema>) => inviteAccount(readEmailAddress(email) ?? email, role),
    onSuccess: async (isMailed, { email }) => {
      form.restart();
      await readAgain();
      showToast({ tone: 'success', title: (isMailed ? m.sent : m.given)(isolatedText(email.trim())) });
    },
    onError: failed,
  });
  const takingBack = useMutation({
    mutationFn: ({ id }: Invitation) => takeInvitationBack(id),
    onError: failed,
    onSettled: readAgain,
  });

  return (
    <PanelCard title={m.title} busy={false}>
      <form
        noValidate
        className="grid items-start gap-4 px-5 pb-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
        onSubmit={form.submit((values) => inviting.mutate(values))}
      >
        <FormField form={form} name="email" label={m.email}>
          {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="role" label={m.role}>
          {(control) => (
            <Select {...control}>
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {roles[role]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <Button type="submit" busy={inviting.isPending} className="sm:mt-7.5">
          {m.send}
        </Button>
        <KeptNote form={form} words={frame.draft} />
      </form>
      {invitations.length > 0 ? (
        <ul aria-label={m.open} className="border-t border-stone-200">
          {invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-stone-200 px-5 py-3 last:border-b-0"
            >
              <span className="flex flex-wrap gap-x-3">
                <Ltr className="font-bold wrap-anywhere">{invitation.email}</Ltr>
                <span>{roles[invitation.role]}</span>
                <Ltr className="text-ink-2">{formatDayInIsrael(invitation.invitedAt)}</Ltr>
              </span>
              <Button tone="outline" size="small" onClick={() => takingBack.mutate(invitation)}>
                {m.takeBack}
                <span className="sr-only"> {invitation.email}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </PanelCard>
  );
}

import { emailCheck } from '@/data/email-check';
import { readEmailAddress } from '@/data/typed-email';
import * as z from 'zod/mini';
import { callDatabase } from '@/data/call-database';
import { takeInvitationBack, type Invitation } from '@/data/team';
import { STAFF_RIGHTS } from '@/data/staff-rights';
import { STAFF_ROLES, type StaffRole } from '@/data/user-roles';
import { ChoiceField, TextField } from '@/features/office/kit/fields';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { formatDayInIsrael, knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { teamQuery } from './queries';

const schema = z.object({
  email: z.string().check(emailCheck()),
  role: z.enum(STAFF_ROLES as StaffRole[]),
});

/** Most are invited for this: the least that answers requests. */
const [USUAL_ROLE] = STAFF_RIGHTS['work on leads'];

/** Invites somebody by e-mail, and shows whose answer is awaited. */
export function InviteForm({ invitations }: { invitations: readonly Invitation[] }) {
  const { invite: m } = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  const again = [teamQuery.queryKey];
  const form = useKeptForm<z.infer<typeof schema>>({
    keep: 'invitation',
    schema,
    defaultValues: { email: '', role: USUAL_ROLE },
    errorText: (code) => knownName(m.errors, code),
  });
  const inviting = useStep({
    call: async ({ email, role }: z.infer<typeof schema>) => ({
      outcome: 'sent',
      isMailed: await callDatabase('invite_account', { email: readEmailAddress(email) ?? email, role }),
    }),
    again,
    onEnd: (end) => (end === 'done' ? form.restart() : undefined),
    toast: ({ email }, { isMailed }) => (isMailed ? m.sent : m.given)(isolatedText(email.trim())),
  });
  const takingBack = useStep<Invitation, void>({ call: ({ id }) => takeInvitationBack(id), again });

  return (
    <PanelCard title={m.title} busy={false}>
      <form
        noValidate
        className="grid items-start gap-4 px-5 pb-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
        onSubmit={form.submit((values) => inviting.run(values))}
      >
        <TextField form={form} name="email" label={m.email} type="email" dir="ltr" />
        <ChoiceField form={form} name="role" label={m.role} options={STAFF_ROLES.map((role) => [role, roles[role]])} />
        <StepButton type="submit" busy={inviting.isBusy} className="sm:mt-7.5">
          {m.send}
        </StepButton>
        <DraftNote form={form} />
      </form>
      <StepState step={takingBack} />
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
                <Ltr className="text-ink-2">{formatDayInIsrael(invitation.invited_at)}</Ltr>
              </span>
              <StepButton tone="outline" size="small" onClick={() => takingBack.run(invitation)}>
                {m.takeBack}
                <span className="sr-only"> {invitation.email}</span>
              </StepButton>
            </li>
          ))}
        </ul>
      ) : null}
    </PanelCard>
  );
}

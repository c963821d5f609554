import { callDatabase } from '@/data/call-database';
import { DataError, LAST_ADMIN } from '@/data/errors';
import { COUNTS_KEY } from '@/data/staff-counts';
import { setRole, type Person } from '@/data/team';
import type { StaffRole } from '@/data/user-roles';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { teamQuery } from './queries';

/** What an administrator does about an account. */
export type TeamChange = { person: Person } & (
  | { kind: 'reject' | 'remove' }
  | { kind: 'department'; department: string }
  /** Null takes every role. */
  | { kind: 'role'; role: StaffRole | null }
);

/** How a person is called: by name, else by e-mail. */
export const nameOf = ({ full_name, email }: Person) => full_name || email || '';

/** Why a change of roles was refused, in a sentence of the page's language; undefined for what is said of any step. */
export function roleRefusal(m: Messages['staffTeam'], error: unknown): string | undefined {
  if (!(error instanceof DataError) || error.kind !== 'refused') return undefined;
  return error.code === LAST_ADMIN ? m.failures.lastAdmin : m.failures.refused;
}

function carryOut(change: TeamChange): Promise<void> {
  const { person } = change;
  const account = person.id;
  switch (change.kind) {
    case 'role':
      return setRole(person, change.role);
    case 'reject':
      return callDatabase('reject_account', { account });
    case 'remove':
      return callDatabase('remove_account', { account });
    case 'department':
      return callDatabase('set_department', { account, department: change.department });
  }
}

/** Gives, changes or takes a role, turns an account away, removes it, or says where its owner works. */
export function useTeamChange() {
  const m = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  return useStep<TeamChange, void>({
    call: carryOut,
    again: [teamQuery.queryKey, [COUNTS_KEY]],
    errorWords: (error) => roleRefusal(m, error),
    toast: (change) => {
      const name = isolatedText(nameOf(change.person));
      if (change.kind !== 'role') return m.accountDone[change.kind](name);
      return change.role ? m.done.given(name, roles[change.role]) : m.done.taken(name);
    },
  });
}

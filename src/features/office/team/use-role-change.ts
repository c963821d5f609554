import { DataError, LAST_ADMIN } from '@/data/errors';
import { setRole, type Person } from '@/data/team';
import type { StaffRole } from '@/data/user-roles';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { teamQuery } from './queries';

export interface RoleChange {
  person: Person;
  /** Null takes every role. */
  role: StaffRole | null;
}

/** How a person is called: by name, else by e-mail. */
export const nameOf = ({ full_name, email }: Person) => full_name || email || '';

/** Why a change of roles was refused, in a sentence of the page's language; undefined for what is said of any step. */
export function roleRefusal(m: Messages['staffTeam'], error: unknown): string | undefined {
  if (!(error instanceof DataError) || error.kind !== 'refused') return undefined;
  return error.code === LAST_ADMIN ? m.failures.lastAdmin : m.failures.refused;
}

/** Gives, changes or takes a role. */
export function useRoleChange(userId: string) {
  const m = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  return useStep<RoleChange, void>({
    call: ({ person, role }) => setRole(person, role),
    again: [teamQuery(userId).queryKey],
    errorWords: (error) => roleRefusal(m, error),
    toast: ({ person, role }) => {
      const name = isolatedText(nameOf(person));
      return role ? m.done.given(name, roles[role]) : m.done.taken(name);
    },
  });
}

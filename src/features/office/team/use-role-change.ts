import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError, LAST_ADMIN } from '@/data/errors';
import { setRole, type Person } from '@/data/team';
import type { StaffRole } from '@/data/user-roles';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { showToast } from '@/ui/toast';
import { teamQuery } from './queries';

export interface RoleChange {
  person: Person;
  /** Null takes every role. */
  role: StaffRole | null;
}

/** How a person is called: by name, else by e-mail. */
export const nameOf = ({ fullName, email }: Person) => fullName || email || '';

/** Why a change of roles did not happen, in a sentence of the page's language. */
export function roleRefusal(m: Messages['staffTeam'], error: Error): string {
  if (!(error instanceof DataError) || error.kind !== 'refused') return m.failures.other;
  return error.code === LAST_ADMIN ? m.failures.lastAdmin : m.failures.refused;
}

/** Gives, changes or takes a role; the lists are read again, and a toast says how it went. */
export function useRoleChange(userId: string) {
  const m = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: teamQuery(userId).queryKey });
  return useMutation({
    mutationFn: ({ person, role }: RoleChange) => setRole(person, role),
    onSuccess: async (_, { person, role }) => {
      await readAgain();
      const name = isolatedText(nameOf(person));
      showToast({
        tone: 'success',
        title: role ? m.done.given(name, roles[role]) : m.done.taken(name),
      });
    },
    onError: (error) => {
      showToast({ tone: 'danger', title: roleRefusal(m, error) });
      void readAgain();
    },
  });
}

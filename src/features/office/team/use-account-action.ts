import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rejectAccount, removeAccount, setDepartment, type Person } from '@/data/team';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { showToast } from '@/ui/toast';
import { teamQuery } from './queries';
import { nameOf } from './use-role-change';

/** What is done about an account besides its role. */
export type AccountAction = { kind: 'reject' | 'remove' } | { kind: 'department'; department: string };

export interface AccountChange {
  person: Person;
  action: AccountAction;
}

function carryOut({ person: { id }, action }: AccountChange): Promise<void> {
  switch (action.kind) {
    case 'reject':
      return rejectAccount(id);
    case 'remove':
      return removeAccount(id);
    case 'department':
      return setDepartment(id, action.department);
  }
}

/** Turns an account away, removes it, or says where its owner works; the lists are read again. */
export function useAccountAction(userId: string) {
  const m = useMessages('staffTeam');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (_, { person, action }) =>
      showToast({ tone: 'success', title: m.accountDone[action.kind](isolatedText(nameOf(person))) }),
    onError: () => showToast({ tone: 'danger', title: m.failures.account }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: teamQuery(userId).queryKey }),
        cache.invalidateQueries({ queryKey: [userId, 'counts'] }),
      ]),
  });
}

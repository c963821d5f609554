import { rejectAccount, removeAccount, setDepartment, type Person } from '@/data/team';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
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

/** Turns an account away, removes it, or says where its owner works. */
export function useAccountAction(userId: string) {
  const m = useMessages('staffTeam');
  return useStep<AccountChange, void>({
    call: carryOut,
    again: [teamQuery(userId).queryKey, [userId, 'counts']],
    toast: ({ person, action }) => m.accountDone[action.kind](isolatedText(nameOf(person))),
  });
}

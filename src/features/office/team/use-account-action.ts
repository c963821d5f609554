import { callDatabase } from '@/data/call-database';
import type { Person } from '@/data/team';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { teamQuery } from './queries';
import { nameOf } from './use-role-change';

/** What is done about an account besides its role: one without a role is turned away or deleted; an empty department is none. */
export type AccountAction = { kind: 'reject' | 'remove' } | { kind: 'department'; department: string };

export interface AccountChange {
  person: Person;
  action: AccountAction;
}

function carryOut({ person: { id: account }, action }: AccountChange): Promise<void> {
  switch (action.kind) {
    case 'reject':
      return callDatabase('reject_account', { account });
    case 'remove':
      return callDatabase('remove_account', { account });
    case 'department':
      return callDatabase('set_department', { account, department: action.department });
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

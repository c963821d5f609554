import type { Person } from '@/data/team';
import { STAFF_ROLES, type StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { Dropdown, type DropdownItem } from '@/ui/dropdown';
import type { AccountAction } from './use-account-action';
import { nameOf } from './use-role-change';

interface RoleMenuProps {
  person: Person;
  /** @param role null: take every role */
  onChoose: (role: StaffRole | null) => void;
  onAct: (kind: AccountAction['kind']) => void;
}

/** What can be done about a person's role: approve as one, change it, take it. */
export function RoleMenu({ person, onChoose, onAct }: RoleMenuProps) {
  const m = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  const isWaiting = person.roles.length === 0;
  const choices = STAFF_ROLES.filter((role) => person.roles.length !== 1 || person.roles[0] !== role);
  const items: DropdownItem[] = choices.map((role) => ({
    id: role,
    label: roles[role],
    text: m.roleTexts[role],
    onSelect: () => onChoose(role),
  }));
  const act = (kind: AccountAction['kind'], text?: string) =>
    items.push({ id: kind, label: m.actionNames[kind], ...(text && { text }), onSelect: () => onAct(kind) });
  if (isWaiting) {
    if (!person.rejected_at && !person.role_ended_at) act('reject', m.rejectText);
    act('remove');
  } else {
    items.push({ id: 'none', label: m.take, text: m.takeText, onSelect: () => onChoose(null) });
    act('department');
  }
  return (
    <Dropdown
      size="small"
      align="end"
      tone={isWaiting ? 'secondary' : 'outline'}
      label={
        <span>
          {isWaiting ? m.approve : m.change}
          <span className="sr-only"> {nameOf(person)}</span>
        </span>
      }
      items={items}
    />
  );
}

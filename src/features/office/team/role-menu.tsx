import type { Person } from '@/data/team';
import { STAFF_ROLES } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { Dropdown, type DropdownItem } from '@/ui/dropdown';
import { nameOf, type TeamChange } from './use-team-change';

interface RoleMenuProps {
  person: Person;
  onAct: (change: TeamChange) => void;
}

/** What can be done about a person's account: approve as a role, change it, take it, turn away, remove. */
export function RoleMenu({ person, onAct }: RoleMenuProps) {
  const m = useMessages('staffTeam');
  const { roles } = useMessages('staff').dashboard;
  const isWaiting = person.roles.length === 0;
  const choices = STAFF_ROLES.filter((role) => person.roles.length !== 1 || person.roles[0] !== role);
  const items: DropdownItem[] = choices.map((role) => ({
    id: role,
    label: roles[role],
    text: m.roleTexts[role],
    onSelect: () => onAct({ person, kind: 'role', role }),
  }));
  if (isWaiting) {
    if (!person.rejected_at && !person.role_ended_at)
      items.push({
        id: 'reject',
        label: m.actionNames.reject,
        text: m.rejectText,
        onSelect: () => onAct({ person, kind: 'reject' }),
      });
    items.push({ id: 'remove', label: m.actionNames.remove, onSelect: () => onAct({ person, kind: 'remove' }) });
  } else {
    items.push(
      { id: 'none', label: m.take, text: m.takeText, onSelect: () => onAct({ person, kind: 'role', role: null }) },
      {
        id: 'department',
        label: m.actionNames.department,
        onSelect: () => onAct({ person, kind: 'department', department: '' }),
      },
    );
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

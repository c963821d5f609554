import type { ReactNode } from 'react';
import type { Person } from '@/data/team';
import { can, STAFF_ROLES, type StaffRole } from '@/data/user-roles';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { Table } from '@/ui/table';
import { Dropdown, type DropdownItem } from '@/ui/dropdown';
import { nameOf, type TeamChange } from './use-team-change';

interface PeopleTableProps {
  caption: string;
  people: readonly Person[];
  /** Members with their roles, those who wait with the day of sign-up, those who left with what they were until when. */
  kind: 'members' | 'waiting' | 'former';
  /** The caller's own account: nobody changes their own role. */
  ownId: string;
  onAct: (change: TeamChange) => void;
}

/** People with what an administrator needs to know of them. */
export function PeopleTable({ caption, people, kind, ownId, onAct }: PeopleTableProps) {
  const m = useMessages('staffTeam');
  const { profile } = useMessages('staff').dashboard;
  const columns = [
    { id: 'name', label: m.name },
    kind === 'waiting' ? { id: 'signedUp', label: m.signedUp } : { id: 'role', label: profile.role },
    { id: 'lastLogin', label: profile.lastLogin },
    { id: 'actions', label: m.actions },
  ];
  const rows = people.map((person) => ({
    id: person.id,
    cells: [
      <Name key="name" person={person} isOwn={person.id === ownId} />,
      kind === 'waiting' ? (
        <Day key="signedUp" at={person.created_at} />
      ) : kind === 'former' ? (
        <Former key="former" person={person} />
      ) : (
        <Roles key="roles" roles={person.roles} />
      ),
      person.last_login ? <Day key="lastLogin" at={person.last_login} /> : profile.never,
      person.id === ownId ? (
        <span key="own" className="text-sm text-ink-3">
          {m.notOwn}
        </span>
      ) : (
        <RoleMenu key="menu" person={person} onAct={onAct} />
      ),
    ] satisfies ReactNode[],
  }));
  return <Table caption={caption} captionHidden columns={columns} rows={rows} theme="light" />;
}

function Name({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const m = useMessages('staffTeam');
  return (
    <span className="grid justify-items-start">
      <span className="flex flex-wrap items-center gap-2">
        <bdi className="wrap-anywhere">{person.full_name ?? m.nameless}</bdi>
        {isOwn ? <Badge tone="info">{m.you}</Badge> : null}
      </span>
      {person.email ? <Ltr className="text-sm font-normal wrap-anywhere text-ink-2">{person.email}</Ltr> : null}
      {person.department ? <bdi className="text-sm font-normal text-ink-2">{person.department}</bdi> : null}
    </span>
  );
}

function Roles({ roles }: { roles: readonly StaffRole[] }) {
  const words = useMessages('staff').dashboard.roles;
  return (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} tone={can(role, 'give roles') ? 'night' : 'neutral'}>
          {words[role]}
        </Badge>
      ))}
    </span>
  );
}

/** What somebody was, and until when; or when the account was turned away. */
function Former({ person }: { person: Person }) {
  const m = useMessages('staffTeam');
  const words = useMessages('staff').dashboard.roles;
  const until = person.role_ended_at ?? person.rejected_at;
  return (
    <span>
      {person.former_role && person.role_ended_at ? m.roleUntil(words[person.former_role]) : m.rejectedOn}{' '}
      {until ? <Day at={until} /> : null}
    </span>
  );
}

const Day = ({ at }: { at: string }) => <Ltr>{formatDayInIsrael(at)}</Ltr>;

interface RoleMenuProps {
  person: Person;
  onAct: (change: TeamChange) => void;
}

/** What can be done about a person's account: approve as a role, change it, take it, turn away, remove. */
function RoleMenu({ person, onAct }: RoleMenuProps) {
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

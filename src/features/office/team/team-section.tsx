import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '@/data/session';
import { WAITING_FETCHED, type Person, type Team } from '@/data/team';
import { can, type StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { CountChip } from '@/ui/count-chip';
import { TextInput } from '@/ui/field';
import { LoadFailure } from '@/ui/load-failure';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { AccountQuestion } from './account-question';
import { InviteForm } from './invite-form';
import { PeopleTable } from './people-table';
import { RoleQuestion } from './role-question';
import { teamQuery } from './queries';
import { useAccountAction, type AccountAction, type AccountChange } from './use-account-action';
import { useRoleChange, type RoleChange } from './use-role-change';

/** With more people than this there is something to search for. */
const SEARCH_FROM = 11;

/** The people in whose name or e-mail every typed word occurs. */
function matchingPeople(people: readonly Person[], typed: string): readonly Person[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  return people.filter(({ full_name, email }) => {
    const text = `${full_name ?? ''} ${email ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Who works here, who waits to be let in, and as what. */
export function TeamSection({ user }: { user: SessionUser }) {
  const staff = useMessages('staff');
  const m = useMessages('staffTeam');
  const { data: team, isError, refetch, isFetching } = useQuery(teamQuery(user.id));
  return (
    <>
      <h1 className="text-h3">{staff.frame.sections.team}</h1>
      {isError ? (
        <LoadFailure
          text={m.loadFailed}
          retryLabel={staff.frame.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {team ? <People team={team} user={user} /> : isError ? null : <Loading />}
    </>
  );
}

function People({ team, user }: { team: Team; user: SessionUser }) {
  const m = useMessages('staffTeam');
  const [search, setSearch] = useState('');
  const [question, setQuestion] = useState<RoleChange | null>(null);
  const [accountQuestion, setAccountQuestion] = useState<AccountChange | null>(null);
  const change = useRoleChange(user.id);
  const account = useAccountAction(user.id);
  const waiting = matchingPeople(team.waiting, search);
  const members = matchingPeople(team.members, search);
  const former = matchingPeople(team.former, search);

  function choose(person: Person, role: StaffRole | null) {
    const asked = { person, role };
    // What takes a role away, or lets somebody give roles, is asked about first.
    if (role === null || can(role, 'give roles')) setQuestion(asked);
    else change.run(asked);
  }

  function act(person: Person, kind: AccountAction['kind']) {
    const asked = { person, action: kind === 'department' ? { kind, department: '' } : { kind } };
    if (kind === 'reject') account.run(asked);
    else setAccountQuestion(asked);
  }
  const rows = { ownId: user.id, onChoose: choose, onAct: act };

  return (
    <>
      <InviteForm userId={user.id} invitations={team.invitations} />
      {team.waiting.length + team.members.length >= SEARCH_FROM ? (
        <TextInput
          type="search"
          icon="search"
          dir="auto"
          aria-label={m.search}
          placeholder={m.search}
          className="max-w-120"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      <PanelCard title={m.waiting} busy={false} aside={<CountChip count={waiting.length} urgent />}>
        {waiting.length > 0 ? (
          <PeopleTable caption={m.waiting} people={waiting} kind="waiting" {...rows} />
        ) : (
          <Nobody words={search ? m.noMatch : m.noneWaiting} />
        )}
        {team.waiting.length === WAITING_FETCHED ? (
          <p className="px-5 py-4 text-sm text-ink-2">{m.newestOnly(WAITING_FETCHED)}</p>
        ) : null}
      </PanelCard>
      <PanelCard title={m.members} busy={false} aside={<CountChip count={members.length} />}>
        {members.length > 0 ? (
          <PeopleTable caption={m.members} people={members} kind="members" {...rows} />
        ) : (
          <Nobody words={m.noMatch} />
        )}
      </PanelCard>
      {former.length > 0 ? (
        <PanelCard title={m.former} busy={false} aside={<CountChip count={former.length} />}>
          <PeopleTable caption={m.former} people={former} kind="former" {...rows} />
        </PanelCard>
      ) : null}
      {accountQuestion ? (
        <AccountQuestion
          {...accountQuestion}
          onConfirm={(asked) => {
            setAccountQuestion(null);
            account.run(asked);
          }}
          onCancel={() => setAccountQuestion(null)}
        />
      ) : null}
      {question ? (
        <RoleQuestion
          {...question}
          onConfirm={() => {
            setQuestion(null);
            change.run(question);
          }}
          onCancel={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}

const Nobody = ({ words }: { words: string }) => (
  <p className="border-t border-stone-200 px-5 py-10 text-center text-ink-2">{words}</p>
);

function Loading() {
  const { frame } = useMessages('staff');
  const m = useMessages('staffTeam');
  return (
    <PanelCard title={m.members} busy>
      <div className="grid gap-6 px-5 pb-6">
        <span className="sr-only">{frame.loading}</span>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
      </div>
    </PanelCard>
  );
}

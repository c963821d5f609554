import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '@/data/session';
import { WAITING_FETCHED, type Person, type Team } from '@/data/team';
import { can } from '@/data/user-roles';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useMessages } from '@/i18n/messages';
import { CountChip } from '@/ui/count-chip';
import { TextInput } from '@/ui/field';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { InviteForm } from './invite-form';
import { PeopleTable } from './people-table';
import { TeamQuestion } from './team-question';
import { teamQuery } from './queries';
import { useTeamChange, type TeamChange } from './use-team-change';

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
  const { sections } = useMessages('staff').frame;
  const m = useMessages('staffTeam');
  const lookup = useQuery(teamQuery);
  return (
    <>
      <h1 className="text-h3">{sections.team}</h1>
      {lookup.isError ? <LookupFailure of={lookup} text={m.loadFailed} /> : null}
      {lookup.data ? <People team={lookup.data} user={user} /> : lookup.isError ? null : <Loading />}
    </>
  );
}

function People({ team, user }: { team: Team; user: SessionUser }) {
  const m = useMessages('staffTeam');
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<TeamChange | null>(null);
  const step = useTeamChange();
  const waiting = matchingPeople(team.waiting, search);
  const members = matchingPeople(team.members, search);
  const former = matchingPeople(team.former, search);

  const rows = {
    ownId: user.id,
    // What takes a role away, or lets somebody give roles, is asked about first.
    onAct: (change: TeamChange) =>
      change.kind === 'reject' || (change.kind === 'role' && change.role && !can(change.role, 'give roles'))
        ? step.run(change)
        : setAsked(change),
  };
  return (
    <>
      <InviteForm invitations={team.invitations} />
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
      {asked ? (
        <TeamQuestion
          change={asked}
          onConfirm={(change) => {
            setAsked(null);
            step.run(change);
          }}
          onCancel={() => setAsked(null)}
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataError } from '@/data/errors';
import { signOut, type SessionUser } from '@/data/session';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { DashboardHeader } from './dashboard-header';
import { panelsFor, type DashboardPanel } from './panel';
import { profileQuery, roleQuery, statsQuery } from './queries';
import { StatCards } from './stat-cards';
import { StatsFailure } from './stats-failure';
import { Welcome } from './welcome';

interface StaffDashboardProps {
  user: SessionUser;
  panels: readonly DashboardPanel[];
  /** Links to the dashboard in the other languages. */
  languages: ReactNode;
  /** Id of the main region. */
  mainId: string;
}

/** The side panels stand beside each other until there is room for them beside the main ones. */
const columnClass = {
  main: 'grid min-w-0 gap-4',
  side: 'grid min-w-0 items-start gap-4 md:grid-cols-2 xl:grid-cols-1',
} as const;

/** The back office at a glance: who is signed in, the figures, the newest leads. */
export function StaffDashboard({ user, panels, languages, mainId }: StaffDashboardProps) {
  const staff = useMessages('staff');
  const cache = useQueryClient();
  const profile = useQuery(profileQuery(user.id));
  const roleLookup = useQuery(roleQuery(user.id));
  const stats = useQuery(statsQuery(user.id));
  const refresh = useMutation({ mutationFn: () => cache.refetchQueries({ queryKey: [user.id] }) });
  const departure = useMutation({ mutationFn: signOut });

  // A failed look-up counts as no role (specification, section 8).
  const role = roleLookup.isError ? null : roleLookup.data;
  const failed = stats.isError;
  const seen = { role, statsFailed: failed && !stats.data };
  const shown = { user, staffRole: role, stats: stats.data };
  const refused = stats.error instanceof DataError && stats.error.kind === 'refused';
  const failure = failed ? (
    <StatsFailure notApproved={refused && role === null} onRetry={() => void stats.refetch()} />
  ) : null;

  return (
    <>
      <DashboardHeader languages={languages} onSignOut={() => departure.mutate()} signingOut={departure.isPending} />
      <main
        id={mainId}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[90rem] gap-4 px-4 pt-6 pb-12 outline-none sm:px-8"
      >
        <Welcome name={profile.isPending ? undefined : profile.data?.fullName || profile.data?.email || user.email}>
          <Button
            tone="line"
            size="small"
            icon="refresh"
            busy={refresh.isPending}
            className="bg-paper max-sm:w-full"
            onClick={() => refresh.mutate()}
          >
            {staff.dashboard.refresh}
          </Button>
          <span role="status" className="sr-only">
            {refresh.isSuccess && !failed ? staff.dashboard.refreshed : null}
          </span>
        </Welcome>
        {departure.error ? <Alert tone="danger">{departure.error.message || staff.auth.unexpected}</Alert> : null}
        {seen.statsFailed ? null : failure}
        {seen.statsFailed ? null : <StatCards stats={stats.data} />}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {(['main', 'side'] as const).map((column) => {
            const columnPanels = panelsFor(panels, column, seen);
            return (
              <div key={column} className={columnClass[column]}>
                {column === 'main' && seen.statsFailed ? failure : null}
                {columnPanels.map(({ id, Panel }) => (
                  <Panel key={id} {...shown} />
                ))}
              </div>
            );
          })}
        </div>
      </main>
    </>
  );
}

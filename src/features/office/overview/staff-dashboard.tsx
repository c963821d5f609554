import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { TrendPeriod } from '@/data/dashboard-trends';
import { DataError } from '@/data/errors';
import type { SessionUser } from '@/data/session';
import type { StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { panelsFor, type DashboardPanel } from './panel';
import { profileQuery, statsQuery } from './queries';
import { StatCards } from './stat-cards';
import { StatsFailure } from './stats-failure';
import { Welcome } from './welcome';

interface StaffDashboardProps {
  user: SessionUser;
  role: StaffRole | null | undefined;
  panels: readonly DashboardPanel[];
}

/** The side panels fill two columns until there is room for them beside the main ones. */
const columnClass = {
  main: 'grid min-w-0 gap-4',
  side: 'min-w-0 max-md:grid max-md:gap-4 md:max-xl:columns-2 md:max-xl:gap-4 md:max-xl:*:mb-4 md:max-xl:*:break-inside-avoid xl:grid xl:gap-4',
} as const;

/** The back office at a glance: who is signed in, what is to be done, and what the figures say. */
export function StaffDashboard({ user, role, panels }: StaffDashboardProps) {
  const staff = useMessages('staff');
  const cache = useQueryClient();
  const profile = useQuery(profileQuery(user.id));
  const stats = useQuery(statsQuery);
  const [period, setPeriod] = useState<TrendPeriod>(30);
  const refresh = useMutation({ mutationFn: () => cache.refetchQueries() });

  const failed = stats.isError;
  const seen = { role, statsFailed: failed && !stats.data };
  const shown = { user, staffRole: role, stats: stats.data, period, onPeriodChange: setPeriod };
  const refused = stats.error instanceof DataError && stats.error.kind === 'refused';
  const failure = failed ? (
    <StatsFailure notApproved={refused && role === null} onRetry={() => void stats.refetch()} />
  ) : null;

  return (
    <>
      <Welcome name={profile.isPending ? undefined : profile.data?.full_name || profile.data?.email || user.email}>
        <Button
          tone="outline"
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
      {panelsFor(panels, 'top', seen).map(({ id, Panel, Waiting }) =>
        Waiting ? (
          <Suspense key={id} fallback={<Waiting />}>
            {role === undefined ? <Waiting /> : <Panel {...shown} />}
          </Suspense>
        ) : (
          <Panel key={id} {...shown} />
        ),
      )}
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
    </>
  );
}

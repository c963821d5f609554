import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import type { TrendPeriod } from '@/data/dashboard-trends';
import { DataError } from '@/data/errors';
import type { SessionUser } from '@/data/session';
import type { StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { Link } from 'react-router-dom';
import { callDatabase } from '@/data/call-database';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { Alert } from '@/ui/alert';
import { textLinkClass } from '@/ui/text-link';
import { panelsFor, type DashboardPanel } from './panel';
import { profileQuery, statsQuery } from './queries';
import { StatCards } from './stat-cards';

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

interface WelcomeProps {
  /** Undefined while it loads. */
  name: string | undefined;
  children: ReactNode;
}

/** The greeting, the word on security, and what can be done with the whole page. */
function Welcome({ name, children }: WelcomeProps) {
  const { frame, dashboard: m } = useMessages('staff');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-2">
      <div className="min-w-0">
        <h1 className="text-h3 wrap-anywhere">
          {name === undefined ? (
            <>
              <span className="sr-only">{frame.loading}</span>
              <Skeleton className="h-[1.15em] w-72 max-w-full" />
            </>
          ) : (
            m.welcome(name)
          )}
        </h1>
        <p className="mt-1 flex items-start gap-2 text-ink-2">
          <Icon name="shield" className="mt-1 text-success" />
          {m.security}
        </p>
      </div>
      {children}
    </div>
  );
}

interface StatsFailureProps {
  /** The account waits for an administrator: that is why. */
  notApproved: boolean;
  onRetry: () => void;
}

/** Stands where the figures would be. */
function StatsFailure({ notApproved, onRetry }: StatsFailureProps) {
  const staff = useMessages('staff');
  const m = staff.dashboard;
  return (
    <div className="grid gap-4">
      <Alert tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-bold">{m.statsFailed}</p>
          {notApproved ? null : (
            <Button tone="outline" size="small" icon="refresh" className="sm:-my-2" onClick={onRetry}>
              {staff.frame.retry}
            </Button>
          )}
        </div>
      </Alert>
      {notApproved ? <NotApproved /> : null}
    </div>
  );
}

/** On the owner's first day there is nobody to wait for. */
function NotApproved() {
  const m = useMessages('staff').dashboard;
  const locale = useLocale();
  const { data: isManned = true } = useQuery({
    queryKey: ['has-administrator'],
    queryFn: () => callDatabase('has_administrator', {}),
  });
  if (isManned) return <Alert tone="info">{m.notApproved}</Alert>;
  return (
    <Alert tone="info">
      <p>{m.noAdministrator}</p>
      <p className="pt-1">
        <Link to={localizedPath(locale, '/admin-setup')} className={textLinkClass()}>
          {m.toAdminSetup}
        </Link>
      </p>
    </Alert>
  );
}

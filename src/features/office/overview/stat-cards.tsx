import type { ReactNode } from 'react';
import type { DashboardStats } from '@/data/dashboard-stats';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { changeOf } from './chart-axis';
import { percentOf } from './figures';
import { formatChange } from './trend-format';

/** The five figures of the first glance; the one that asks for work comes first and stands on night. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const locale = useLocale();
  const { figures: m, traffic } = useMessages('staff').dashboard;
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
  const share = (part: number, whole: number) => traffic.percent(formatNumber(locale, percentOf(part, whole), 1));
  return (
    <section aria-label={m.title} aria-busy={!stats}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
        <StatCard isKey label={m.newLeads} value={count(stats?.new_leads)}>
          {m.newLeadsHint}
        </StatCard>
        <StatCard label={m.totalLeads} value={count(stats?.total_leads)}>
          {stats && (
            <Change from={stats.total_leads - stats.month_leads} by={stats.month_leads} without={m.totalLeadsHint}>
              {m.thisMonth}
            </Change>
          )}
        </StatCard>
        <StatCard label={m.convertedLeads} value={count(stats?.converted_leads)}>
          {stats && (
            <>
              <Ltr className="font-bold text-ink-2">{share(stats.converted_leads, stats.total_leads)}</Ltr>{' '}
              {m.convertedLeadsHint}
            </>
          )}
        </StatCard>
        <StatCard label={m.totalVisitors} value={count(stats?.total_visitors)}>
          {stats && (
            <Change from={stats.visitors_before_month} by={stats.month_visitors} without={m.totalVisitorsHint}>
              {m.thisMonth}
            </Change>
          )}
        </StatCard>
        <StatCard label={m.todayVisitors} value={count(stats?.today_visitors)}>
          {stats && (
            <Change
              from={stats.yesterday_visitors_by_now}
              by={stats.today_visitors - stats.yesterday_visitors_by_now}
              without={m.todayVisitorsHint}
            >
              {m.yesterdayByNow}
            </Change>
          )}
        </StatCard>
      </dl>
    </section>
  );
}

interface ChangeProps {
  from: number;
  by: number;
  /** Shown where there was nothing before, and so no change. */
  without: string;
  children: string;
}

/** How much a figure has changed, and since when. */
function Change({ from, by, without, children }: ChangeProps) {
  const locale = useLocale();
  const change = changeOf(from + by, from);
  if (change === null) return without;
  return (
    <>
      <Ltr className={classNames('font-bold', change < 0 ? 'text-danger' : 'text-success')}>
        {formatChange(locale, change)}
      </Ltr>{' '}
      {children}
    </>
  );
}

interface StatCardProps {
  label: string;
  value: string | undefined;
  isKey?: boolean;
  /** A word on the figure. */
  children: ReactNode;
}

function StatCard({ label, value, isKey = false, children }: StatCardProps) {
  return (
    <div
      className={classNames(
        'grid content-start rounded-lg p-4 shadow-1 ring-1 sm:p-5 forced-colors:border',
        isKey
          ? 'col-span-2 grid-cols-[1fr_auto] items-center bg-night-900 text-paper ring-night-900 lg:col-span-1 lg:grid-cols-1'
          : 'bg-paper ring-stone-200',
      )}
    >
      <dt className={classNames('text-sm', isKey ? 'text-on-dark-2' : 'text-ink-2')}>{label}</dt>
      <dd
        className={classNames(
          'font-display leading-tight',
          isKey ? 'row-span-2 text-figure text-amber-400 lg:row-span-1' : 'text-[2rem] sm:text-figure',
        )}
      >
        {value === undefined ? <Skeleton className="my-1.5 h-8 w-20" /> : <Ltr>{value}</Ltr>}
      </dd>
      <dd className={classNames('text-sm', isKey ? 'text-on-dark-2' : 'text-ink-3')}>{children ?? '\u00a0'}</dd>
    </div>
  );
}

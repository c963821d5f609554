import type { DashboardStats } from '@/data/dashboard-stats';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { percentOf } from './figures';

/** The five figures of the first glance; the one that asks for work comes first and stands on night. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const locale = useLocale();
  const { figures: m, traffic } = useMessages('staff').dashboard;
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
  const share = stats && traffic.percent(formatNumber(locale, percentOf(stats.convertedLeads, stats.totalLeads), 1));
  return (
    <section aria-label={m.title} aria-busy={!stats}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
        <StatCard isKey label={m.newLeads} value={count(stats?.newLeads)} hint={m.newLeadsHint} />
        <StatCard label={m.totalLeads} value={count(stats?.totalLeads)} hint={m.totalLeadsHint} />
        <StatCard
          label={m.convertedLeads}
          value={count(stats?.convertedLeads)}
          hint={share && m.convertedLeadsHint(share)}
        />
        <StatCard label={m.totalVisitors} value={count(stats?.totalVisitors)} hint={m.totalVisitorsHint} />
        <StatCard label={m.todayVisitors} value={count(stats?.todayVisitors)} hint={m.todayVisitorsHint} />
      </dl>
    </section>
  );
}

interface StatCardProps {
  label: string;
  value: string | undefined;
  hint: string | undefined;
  isKey?: boolean;
}

function StatCard({ label, value, hint, isKey = false }: StatCardProps) {
  return (
    <div
      className={classNames(
        'grid content-start rounded-lg p-4 shadow-1 ring-1 sm:p-5',
        isKey
          ? 'col-span-2 grid-cols-[1fr_auto] items-center bg-night-900 text-paper ring-night-900 lg:col-span-1 lg:grid-cols-1'
          : 'bg-paper ring-lime-200',
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
      <dd className={classNames('text-sm', isKey ? 'text-on-dark-2' : 'text-ink-3')}>{hint ?? '\u00a0'}</dd>
    </div>
  );
}

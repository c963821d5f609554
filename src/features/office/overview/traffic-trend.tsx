import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { TREND_PERIODS, type DashboardTrends, type TrendPeriod } from '@/data/dashboard-trends';
import { formatCalendarDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { changeOf } from './chart-axis';
import { formatChange } from './trend-format';
import { TrendTable } from './trend-table';

/** With its library of its own: only who sees the chart downloads it. */
const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));

interface TrafficTrendProps {
  /** Undefined while they load. */
  trends: DashboardTrends | undefined;
  period: TrendPeriod;
  onPeriodChange: (period: TrendPeriod) => void;
  /** Stands in for the days when they cannot be had; another period may be. */
  failure: ReactNode;
}

/** Visitors and leads by day: a chart, and a table with the same figures behind it. */
export function TrafficTrend({ trends, period, onPeriodChange, failure }: TrafficTrendProps) {
  const m = useMessages('staffTrends').chart;
  const [asTable, setAsTable] = useState(false);
  return (
    <div className="grid gap-4 px-5 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PeriodChoice period={period} onChange={onPeriodChange} />
        {trends?.comparison ? <Comparison comparison={trends.comparison} days={trends.days.length} /> : null}
      </div>
      {failure}
      {trends ? (
        <Days trends={trends} asTable={asTable}>
          <Button tone="outline" size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? m.asChart : m.asTable}
          </Button>
        </Days>
      ) : failure ? null : (
        <Skeleton className="h-64 sm:h-72" />
      )}
    </div>
  );
}

interface DaysProps {
  trends: DashboardTrends;
  asTable: boolean;
  children: ReactNode;
}

function Days({ trends: { days }, asTable, children }: DaysProps) {
  const m = useMessages('staffTrends').chart;
  const { empty } = useMessages('staff').dashboard;
  const [first, last] = [days[0], days.at(-1)];
  if (
    !first ||
    !last ||
    days.every(({ visitors, page_views: pageViews, leads }) => visitors + pageViews + leads === 0)
  ) {
    return <p className="py-16 text-center text-ink-2">{empty}</p>;
  }
  const caption = m.caption(formatCalendarDay(first.day), formatCalendarDay(last.day));
  return (
    <figure className="grid min-w-0 gap-3">
      {asTable ? (
        <TrendTable days={days} label={caption} />
      ) : (
        <Suspense fallback={<Skeleton className="h-64 sm:h-72" />}>
          <TrendChart days={days} label={caption} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <figcaption className="text-sm text-ink-3">{caption}</figcaption>
        {children}
      </div>
    </figure>
  );
}

interface ComparisonProps {
  comparison: NonNullable<DashboardTrends['comparison']>;
  days: number;
}

function Comparison({ comparison: { latest, before }, days }: ComparisonProps) {
  const locale = useLocale();
  const m = useMessages('staffTrends');
  const changes = [
    { label: m.chart.visitors, change: changeOf(latest.visitors, before.visitors) },
    { label: m.chart.leads, change: changeOf(latest.leads, before.leads) },
  ];
  if (changes.every(({ change }) => change === null)) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <span>{m.period.compared(days)}</span>
      {changes.map(({ label, change }) =>
        change === null ? null : (
          <span key={label}>
            {label}{' '}
            <Ltr className={classNames('font-bold', change < 0 ? 'text-danger' : 'text-success')}>
              {formatChange(locale, change)}
            </Ltr>
          </span>
        ),
      )}
    </p>
  );
}

interface PeriodChoiceProps {
  period: TrendPeriod;
  onChange: (period: TrendPeriod) => void;
}

/** How many days the panels of the overview look back. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const m = useMessages('staffTrends').period;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={m.label} className="flex rounded bg-stone-100 p-0.5 forced-colors:border">
      {TREND_PERIODS.map((days) => (
        <label
          key={days}
          className="relative inline-flex min-h-11 items-center justify-center rounded-xs px-3 text-sm text-ink-2 transition-colors hover:text-ink has-checked:bg-white has-checked:font-bold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-sea-500 forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            value={days}
            checked={days === period}
            onChange={() => onChange(days)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xs opacity-0"
          />
          {m.days(days)}
        </label>
      ))}
    </div>
  );
}

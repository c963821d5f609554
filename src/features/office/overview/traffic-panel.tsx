import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@/i18n/messages';
import { PanelCard } from '@/ui/panel-card';
import type { PanelProps } from './panel';
import { trendsQuery } from './queries';
import { TotalFigures } from './total-figures';
import { TrafficTrend } from './traffic-trend';
import { TrendsFailure } from './trends-failure';

/** How much the site is visited, and how much of it becomes a request: by day, and from the first day on. */
export function TrafficPanel({ user, stats, period, onPeriodChange }: PanelProps) {
  const m = useMessages('staff').dashboard.traffic;
  const trends = useQuery(trendsQuery(user.id, period));
  const waits = trends.isPending || trends.isPlaceholderData;
  return (
    <PanelCard title={m.title} busy={!stats || waits} aside={<Legend />}>
      <TrafficTrend
        trends={trends.data}
        period={period}
        onPeriodChange={onPeriodChange}
        failure={trends.isError ? <TrendsFailure onRetry={() => void trends.refetch()} /> : null}
      />
      <TotalFigures stats={stats} />
    </PanelCard>
  );
}

function Legend() {
  const m = useMessages('staffTrends').chart;
  return (
    <p className="flex flex-none gap-4 text-sm text-ink-2">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 rounded-xs bg-sea-600 forced-colors:bg-[CanvasText]" />
        {m.visitors}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 rounded-xs bg-amber-500 forced-colors:bg-[Highlight]" />
        {m.leads}
      </span>
    </p>
  );
}

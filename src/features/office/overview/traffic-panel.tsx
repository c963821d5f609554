import { useQuery } from '@tanstack/react-query';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useMessages } from '@/i18n/messages';
import { PanelCard } from '@/ui/panel-card';
import type { PanelProps } from './panel';
import { trendsQuery } from './queries';
import { TotalFigures } from './total-figures';
import { TrafficTrend } from './traffic-trend';

/** How much the site is visited, and how much of it becomes a request: by day, and from the first day on. */
export function TrafficPanel({ stats, period, onPeriodChange }: PanelProps) {
  const { traffic: m, statsFailed } = useMessages('staff').dashboard;
  const trends = useQuery(trendsQuery(period));
  const waits = trends.isPending || trends.isPlaceholderData;
  return (
    <PanelCard title={m.title} busy={!stats || waits} aside={<Legend />}>
      <TrafficTrend
        trends={trends.data}
        period={period}
        onPeriodChange={onPeriodChange}
        failure={trends.isError ? <LookupFailure of={trends} text={statsFailed} /> : null}
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

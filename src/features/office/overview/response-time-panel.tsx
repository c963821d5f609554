import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ResponseFigures } from '@/data/dashboard-trends';
import { LookupFailure } from '@/features/office/kit/lookup';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { percentOf } from './figures';
import type { PanelProps } from './panel';
import { trendsQuery } from './queries';
import { formatDuration } from './trend-format';

/** How fast the leads of the period were answered, and who still waits. */
export function ResponseTimePanel({ period }: PanelProps) {
  const m = useMessages('staffTrends');
  const { empty, statsFailed } = useMessages('staff').dashboard;
  const trends = useQuery(trendsQuery(period));
  const response = trends.data?.response;
  const nothing = response && response.due + response.waiting === 0;
  return (
    <PanelCard
      title={m.response.title}
      busy={trends.isPending || trends.isPlaceholderData}
      aside={<span className="text-sm text-ink-2">{m.period.last(period)}</span>}
    >
      {trends.isError ? <LookupFailure of={trends} text={statsFailed} className="mx-5 mb-5" /> : null}
      {nothing ? <p className="px-5 pt-3 pb-8 text-center text-ink-2">{empty}</p> : null}
      {nothing || (trends.isError && !response) ? null : <Figures response={response} />}
    </PanelCard>
  );
}

function Figures({ response }: { response: ResponseFigures | undefined }) {
  const locale = useLocale();
  const { response: m } = useMessages('staffTrends');
  const { traffic } = useMessages('staff').dashboard;
  const duration = (minutes: number) => formatDuration(locale, minutes, m.underMinute);
  const share = (part: number, whole: number) => (
    <Ltr>{traffic.percent(formatNumber(locale, percentOf(part, whole)))}</Ltr>
  );
  return (
    <dl className="grid gap-3 px-5 pb-5">
      <div>
        <dt className="text-sm text-ink-2">{m.median}</dt>
        <dd className="font-display text-card">
          {response ? (
            response.median_minutes === null ? (
              m.noneYet
            ) : (
              duration(response.median_minutes)
            )
          ) : (
            <Skeleton className="my-1 h-7 w-28" />
          )}
        </dd>
      </div>
      {response?.due === 0 ? null : (
        <Line label={m.withinHour}>{response && share(response.within_hour, response.due)}</Line>
      )}
      <Line label={m.waiting}>{response && <Ltr>{formatNumber(locale, response.waiting)}</Ltr>}</Line>
      {response && response.longest_wait_minutes === null ? null : (
        <Line label={m.longest}>{response && duration(response.longest_wait_minutes ?? 0)}</Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-stone-200 pt-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex-none font-bold">{children ?? <Skeleton className="h-4 w-12" />}</dd>
    </div>
  );
}

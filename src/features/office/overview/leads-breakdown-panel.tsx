import { useQuery } from '@tanstack/react-query';
import type { LeadShare } from '@/data/dashboard-trends';
import { LookupFailure } from '@/features/office/kit/lookup';
import { formatNumber, knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { PanelCard } from '@/ui/panel-card';
import { BarList } from './bar-list';
import type { PanelProps } from './panel';
import { trendsQuery } from './queries';

/** What the leads of the period ask for, and how far they are. */
export function LeadsBreakdownPanel({ period }: PanelProps) {
  const m = useMessages('staffTrends');
  const { services, dashboard } = useMessages('staff');
  const trends = useQuery(trendsQuery(period));
  const { data } = trends;
  const parts = [
    { title: m.breakdown.services, shares: data?.services, names: services },
    { title: m.breakdown.statuses, shares: data?.statuses, names: dashboard.leads.statuses },
  ];
  return (
    <PanelCard
      title={m.breakdown.title}
      busy={trends.isPending || trends.isPlaceholderData}
      aside={<span className="flex-none text-sm text-ink-2">{m.period.last(period)}</span>}
    >
      {trends.isError ? <LookupFailure of={trends} text={dashboard.statsFailed} className="mx-5 mb-5" /> : null}
      {data?.services.length === 0 ? <p className="px-5 pt-3 pb-8 text-center text-ink-2">{dashboard.empty}</p> : null}
      {data?.services.length === 0 || (trends.isError && !data) ? null : (
        <div className="grid gap-x-10 gap-y-6 px-5 pb-5 md:grid-cols-2">
          {parts.map(({ title, shares, names }) => (
            <div key={title} className="grid content-start gap-3">
              <h3 className="font-sans text-sm text-ink-2">{title}</h3>
              <Shares shares={shares} names={names} />
            </div>
          ))}
        </div>
      )}
    </PanelCard>
  );
}

interface SharesProps {
  shares: readonly LeadShare[] | undefined;
  /** In the page's language; what has none is shown as it came. */
  names: Readonly<Record<string, string>>;
}

function Shares({ shares, names }: SharesProps) {
  const locale = useLocale();
  const m = useMessages('staffTrends').breakdown;
  const bars = shares?.map(({ name, leads }) => ({
    id: name,
    label: knownName(names, name),
    value: leads,
    figure: formatNumber(locale, leads),
    spoken: m.leads(leads, formatNumber(locale, leads)),
  }));
  return <BarList bars={bars} />;
}

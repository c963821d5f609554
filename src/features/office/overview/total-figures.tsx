import type { DashboardStats } from '@/data/dashboard-stats';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { pagesPerVisitor, percentOf } from './figures';

/** Visits since the first day, and how much of them became requests. */
export function TotalFigures({ stats }: { stats: DashboardStats | undefined }) {
  const locale = useLocale();
  const m = useMessages('staff').dashboard.traffic;
  const figures: [label: string, value: string | undefined][] = [
    [m.visitors, stats && formatNumber(locale, stats.total_visitors)],
    [m.pageViews, stats && formatNumber(locale, stats.total_page_views)],
    [
      m.pagesPerVisitor,
      stats && formatNumber(locale, pagesPerVisitor(stats.total_page_views, stats.total_visitors), 1),
    ],
    [m.conversionRate, stats && m.percent(formatNumber(locale, percentOf(stats.total_leads, stats.total_visitors), 1))],
  ];
  return (
    // Hairlines between the cells: each draws its own start and top, the frame hides the outer ones.
    <div className="overflow-hidden rounded-b-lg border-t border-stone-200">
      <dl className="-ms-px -mt-px grid grid-cols-2 md:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="border-s border-t border-stone-200 px-5 py-4">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-snug">
              {value === undefined ? <Skeleton className="my-1 h-5 w-16" /> : <Ltr>{value}</Ltr>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-stone-200 px-5 py-3 text-sm text-ink-2">{m.onlyAgreed}</p>
    </div>
  );
}

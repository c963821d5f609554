import type { TrendDay } from '@/data/dashboard-trends';
import { formatCalendarDay, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** The figures of the chart in words and numbers, the newest day first. */
export function TrendTable({ days, label }: { days: readonly TrendDay[]; label: string }) {
  const locale = useLocale();
  const m = useMessages('staffTrends').chart;
  return (
    // It scrolls, so the arrow keys must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="max-h-72 overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-stone-50 text-ink-2">
          <tr>
            {[m.day, m.visitors, m.pageViews, m.leads].map((column, nth) => (
              <th key={column} scope="col" className={nth === 0 ? 'px-2 py-2 text-start' : 'px-2 py-2 text-end'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visitors, page_views: pageViews, leads }, nth) => (
            <tr key={day} className="border-t border-stone-200">
              <th scope="row" className="px-2 py-1.5 text-start font-normal">
                <Ltr>{formatCalendarDay(day)}</Ltr>
                {nth === 0 ? <span className="block text-ink-3">{m.today}</span> : null}
              </th>
              {[visitors, pageViews, leads].map((value, column) => (
                // The order of the columns never changes.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column} className="px-2 py-1.5 text-end font-bold">
                  <Ltr>{formatNumber(locale, value)}</Ltr>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

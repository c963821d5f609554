import type { TrendDay } from '@/data/dashboard-trends';
import { formatCalendarDay, formatNumber } from '@/i18n/format';
import { localeRegistry } from '@/i18n/locales';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

interface TrendDayCardProps {
  day: TrendDay;
  /** It is not over yet. */
  isToday: boolean;
}

/** The figures of the day that the pointer or the arrow keys are on. It stands in a chart that runs from left to right. */
export function TrendDayCard({ day, isToday }: TrendDayCardProps) {
  const locale = useLocale();
  const m = useMessages('staffTrends').chart;
  const figures = [
    [m.visitors, day.visitors],
    [m.pageViews, day.page_views],
    [m.leads, day.leads],
  ] as const;
  return (
    <div
      role="status"
      dir={localeRegistry[locale].direction}
      className="grid gap-1 rounded bg-night-900 px-3 py-2 text-sm text-paper shadow-2 forced-colors:border"
    >
      <p className="font-bold whitespace-nowrap">
        <Ltr>{formatCalendarDay(day.day)}</Ltr>
        {isToday ? ` (${m.today})` : null}
      </p>
      <dl className="grid grid-cols-[auto_auto] gap-x-4">
        {figures.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-on-dark-2">{label}</dt>
            <dd className="text-end font-bold">
              <Ltr>{formatNumber(locale, value)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

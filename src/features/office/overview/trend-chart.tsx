import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  DefaultZIndexes,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import type { TrendDay } from '@/data/dashboard-trends';
import { formatCalendarDay, formatNumber } from '@/i18n/format';
import { localeRegistry } from '@/i18n/locales';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { axisTicks, leadTicks } from './chart-axis';
import { formatShortDay } from './trend-format';

const ticks = {
  day: { className: 'fill-ink-2 text-xs forced-colors:fill-[CanvasText]' },
  // In the colours of what they measure, dark enough to read.
  visitors: { className: 'fill-sea-700 text-xs forced-colors:fill-[CanvasText]' },
  leads: { className: 'fill-warn text-xs forced-colors:fill-[CanvasText]' },
};
const MARGIN = { top: 12, right: 4, bottom: 0, left: 4 };

const ends = (ticks: readonly number[]): [number, number] => [0, ticks.at(-1) ?? 0];

/** A text that keeps its own direction within the chart's: SVG knows no `<bdi>`, so Unicode's marks say it. */
const isolated = (text: string, direction: 'ltr' | 'rtl') =>
  `${direction === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;

/**
 * Visitors as a line, leads as bars on an axis of their own. Time runs from left to right in every language: that is how
 * Hebrew newspapers, banks and statistics offices draw it too, and the figures on the axes run that way anyhow.
 */
export function TrendChart({ days, label }: { days: readonly TrendDay[]; label: string }) {
  const locale = useLocale();
  const m = useMessages('staffTrends').chart;
  const visitors = axisTicks(Math.max(0, ...days.map((day) => day.visitors)));
  const leads = leadTicks(Math.max(0, ...days.map((day) => day.leads)));
  const { direction } = localeRegistry[locale];
  const figure = (value: number) => formatNumber(locale, value);
  const axis = {
    type: 'number',
    width: 'auto',
    tickLine: false,
    axisLine: false,
    tickFormatter: figure,
  } as const;
  return (
    <div dir="ltr" className="h-64 sm:h-72">
      <ComposedChart
        responsive
        className="size-full"
        data={[...days]}
        margin={MARGIN}
        title={label}
        desc={m.keys}
        aria-label={label}
      >
        <CartesianGrid
          yAxisId="visitors"
          vertical={false}
          className="stroke-stone-200 forced-colors:stroke-[GrayText]"
        />
        <XAxis
          dataKey="day"
          tick={ticks.day}
          tickLine={false}
          tickMargin={8}
          minTickGap={16}
          interval="equidistantPreserveStart"
          className="[&_.recharts-cartesian-axis-line]:stroke-stone-300"
          tickFormatter={(day: string) => isolated(formatShortDay(locale, day), direction)}
        />
        <YAxis yAxisId="visitors" {...axis} tick={ticks.visitors} domain={ends(visitors)} ticks={visitors} />
        <YAxis yAxisId="leads" orientation="right" {...axis} tick={ticks.leads} domain={ends(leads)} ticks={leads} />
        <Area
          yAxisId="visitors"
          dataKey="visitors"
          // Before the bars, which would hide a day on which nobody came.
          zIndex={DefaultZIndexes.bar + 1}
          type="linear"
          strokeWidth={2.5}
          isAnimationActive={false}
          className="[&_.recharts-area-area]:fill-sea-600 [&_.recharts-area-curve]:stroke-sea-600 forced-colors:[&_.recharts-area-area]:fill-none forced-colors:[&_.recharts-area-curve]:stroke-[CanvasText]"
          fillOpacity={0.1}
          activeDot={{ r: 5, strokeWidth: 2.5, className: 'fill-paper stroke-sea-600' }}
        />
        <Bar
          yAxisId="leads"
          dataKey="leads"
          maxBarSize={16}
          isAnimationActive={false}
          className="text-amber-500 forced-colors:text-[Highlight]"
          fill="currentColor"
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ className: 'fill-night-900/5 stroke-ink-3' }}
          content={<PointedDay days={days} />}
        />
      </ComposedChart>
    </div>
  );
}

/** What the chart hands to the content of its tooltip. */
interface PointedDayProps extends Partial<TooltipContentProps> {
  days: readonly TrendDay[];
}

function PointedDay({ days, active, payload }: PointedDayProps) {
  const day = payload?.[0]?.payload as TrendDay | undefined;
  return active && day ? <TrendDayCard day={day} isToday={day === days.at(-1)} /> : null;
}

interface TrendDayCardProps {
  day: TrendDay;
  /** It is not over yet. */
  isToday: boolean;
}

/** The figures of the day that the pointer or the arrow keys are on. It stands in a chart that runs from left to right. */
function TrendDayCard({ day, isToday }: TrendDayCardProps) {
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

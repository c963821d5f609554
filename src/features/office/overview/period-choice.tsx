import { useId } from 'react';
import { TREND_PERIODS, type TrendPeriod } from '@/data/dashboard-trends';
import { useMessages } from '@/i18n/messages';

interface PeriodChoiceProps {
  period: TrendPeriod;
  onChange: (period: TrendPeriod) => void;
}

/** How many days the panels of the overview look back. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
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

import type { PriceRules } from '@/data/prices';
import { useMessages } from '@/i18n/messages';
import { PriceInput } from './price-input';
import type { FareTableProps } from './fare-table';
import { HOUR_RULES, timeOfMinute } from './price-shape';

/** In the order of the form; the hours of the night are minutes of the day. */
const RULES: readonly (keyof PriceRules)[] = [
  'night_from',
  'night_to',
  'extra_stop',
  'stop_detour',
  'child_seat',
  'meeting_board',
  'round_trip_percent',
  'hourly_minimum',
  'event_minimum',
  'notice_minutes',
  'most_passengers',
  'most_luggage',
];
/** What holds for every price: the night's hours, stops, seats, the discount of a round trip, notice. */
export function PriceRulesPart({
  content,
  published,
  onChange,
}: Pick<FareTableProps, 'content' | 'published' | 'onChange'>) {
  const m = useMessages('staffPrices');
  const set = (rule: keyof PriceRules, value: number) =>
    onChange((present) => ({ ...present, rules: { ...present.rules, [rule]: value } }));
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {RULES.map((rule) => (
        <li key={rule} className="grid grid-cols-[1fr_8rem] items-center gap-3 border-b border-stone-200 py-2">
          <span id={`rule-${rule}`}>{m.rules[rule]}</span>
          {HOUR_RULES.has(rule) ? (
            <input
              type="time"
              aria-labelledby={`rule-${rule}`}
              value={timeOfMinute(content.rules[rule])}
              className="min-h-11 rounded-sm bg-white px-1.5 text-center inset-ring inset-ring-stone-200 forced-colors:border"
              onChange={({ target }) => {
                const [hour, minute] = target.value.split(':').map(Number);
                if (hour !== undefined && minute !== undefined) set(rule, hour * 60 + minute);
              }}
            />
          ) : (
            <PriceInput
              label={m.rules[rule]}
              value={content.rules[rule]}
              published={published?.rules[rule]}
              words={m.cell}
              onCommit={(value) => value !== null && set(rule, value)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

import type { PersonCounts } from '@/data/data-desk';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';

export type CountName = Exclude<keyof PersonCounts, 'bookings' | 'bookings_kept'>;

/** In the order in which they are shown. */
const NAMES: readonly CountName[] = [
  ...(['requests', 'history', 'messages', 'visits', 'consents', 'kept_bookings'] as const),
  ...(['invitations', 'drivers', 'rides_driven'] as const),
];

/** Most people have none of these, so that they show only where there are some. */
const RARE: ReadonlySet<CountName> = new Set(['invitations', 'drivers', 'rides_driven']);

/** What is counted, with its number; what there is none of stays away, unless `withZeros`. */
export function useCounts(counts: PersonCounts, { names = NAMES, withZeros = false } = {}) {
  const m = useMessages('staffDataDesk').counts;
  const locale = useLocale();
  return names
    .filter((name) => withZeros || counts[name] > 0)
    .map((name) => ({ name, label: m[name], figure: formatNumber(locale, counts[name]) }));
}

/** The numbers as tiles. */
export function CountTiles({ counts }: { counts: PersonCounts }) {
  const shown = useCounts(counts, { withZeros: true }).filter(({ name }) => !RARE.has(name) || counts[name] > 0);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {shown.map(({ name, label, figure }) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded bg-stone-50 p-3 forced-colors:border">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-display text-figure font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbers in one line of text. */
export function CountLine({ counts, none }: { counts: PersonCounts; none: string }) {
  const { colon } = useMessages('staff').frame;
  const shown = useCounts(counts);
  return shown.length > 0 ? shown.map(({ label, figure }) => `${label}${colon} ${figure}`).join(' · ') : none;
}

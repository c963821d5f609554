import { addDays, noonOf, weekdayOf } from '@shared/clock/clock';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { BoardDay } from '@/data/rides';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { writeRideView, type RideView } from './ride-view';

interface WeekStripProps {
  view: RideView;
  /** The day in sight, "2026-11-23". */
  day: string;
  /** Undefined until it is known. */
  week: BoardDay['week'] | undefined;
}

/** The seven days of the week, each with its rides and how many of them nobody drives yet. */
export const WeekStrip = memo(function WeekStrip({ view, day, week }: WeekStripProps) {
  const m = useMessages('staffRides');
  const { intl } = localeRegistry[useLocale()];
  const today = todayInIsrael();
  const sunday = addDays(day, -weekdayOf(day));
  const days = Array.from({ length: 7 }, (_, nth) => addDays(sunday, nth));
  const long = new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' });
  return (
    <nav aria-label={m.day.week}>
      <ul className="grid grid-cols-7 gap-1 sm:gap-2">
        {days.map((each) => {
          const counted = week?.find((known) => known.day === each);
          const date = noonOf(each);
          return (
            <li key={each}>
              <Link
                to={{ search: `?${writeRideView({ ...view, day: each, ride: null })}` }}
                preventScrollReset
                aria-current={each === day ? 'date' : undefined}
                className={classNames(
                  'grid h-full min-h-16 content-center justify-items-center gap-x-3 rounded px-1 py-1.5 text-ink no-underline ring-1 ring-stone-200 transition-colors sm:grid-cols-[auto_1fr] sm:justify-items-start sm:px-3',
                  each === day
                    ? 'bg-night-900 text-paper ring-night-900'
                    : counted?.rest
                      ? 'bg-neutral-soft hover:bg-stone-50'
                      : 'bg-paper hover:bg-stone-50',
                  each === today && each !== day && 'inset-ring-2 inset-ring-sea-500',
                )}
              >
                <span className="text-xs leading-tight sm:text-sm">
                  <span aria-hidden="true">{short.format(date)}</span>
                  <span className="sr-only">{long.format(date)} </span>
                </span>
                <span className="leading-tight font-bold sm:justify-self-end">
                  <Ltr>{Number(each.slice(8))}</Ltr>
                  <span className="sr-only">/{Number(each.slice(5, 7))}, </span>
                </span>
                <Counts counted={counted} isCurrent={each === day} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

function Counts({ counted, isCurrent }: { counted: BoardDay['week'][number] | undefined; isCurrent: boolean }) {
  const m = useMessages('staffRides');
  // The line keeps its height until the numbers come.
  if (!counted) return <span className="h-4 sm:col-span-2" />;
  const { rides, open, rest } = counted;
  return (
    <span
      className={classNames('flex flex-wrap gap-x-2 text-xs leading-tight sm:col-span-2', !isCurrent && 'text-ink-2')}
    >
      {rest ? <span>{m.day.rest}</span> : null}
      {rest && rides === 0 ? null : (
        <span>
          <span aria-hidden="true" className="sm:hidden">
            {rides}
          </span>
          <span className="max-sm:sr-only">{m.rides(rides)}</span>
        </span>
      )}
      {open > 0 ? (
        <span className={classNames('font-bold', isCurrent ? 'text-amber-300' : 'text-danger')}>
          <span aria-hidden="true" className="sm:hidden">
            ({open})
          </span>
          <span className="max-sm:sr-only">{m.open(open)}</span>
        </span>
      ) : null}
    </span>
  );
}

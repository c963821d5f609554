import { Link } from 'react-router-dom';
import type { NextRide } from '@/data/ride-lists';
import { driverName, knownName, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { forwardArrow } from '@/i18n/locales';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';

const tones: Readonly<Record<string, BadgeTone>> = {
  planned: 'danger',
  assigned: 'warn',
  acknowledged: 'info',
  on_the_way: 'info',
  at_pickup: 'info',
};

/** Whose hour has passed, and nobody stands at the pick-up. */
const isLate = ({ pickup_at, state }: NextRide, now: number) => Date.parse(pickup_at) < now && state !== 'at_pickup';

/** @param props.now milliseconds since 1970 */
export function NextRideLine({ ride, now }: { ride: NextRide; now: number }) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const { late } = useMessages('staffRideLists').next;
  const isOverdue = isLate(ride, now);
  const address = new URLSearchParams({ day: ride.day, ride: ride.id });
  return (
    <li className="border-t border-stone-200 first:border-t-0">
      <Link
        to={`${localizedPath(locale, '/dashboard/rides')}?${address}`}
        className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1 px-5 py-3.5 text-ink no-underline -outline-offset-3 hover:bg-stone-50 @xl:grid-cols-[3.75rem_minmax(0,1fr)_auto] @xl:gap-x-4 @4xl:grid-cols-[3.75rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)]"
      >
        <span className={classNames('text-lead leading-snug font-bold', isOverdue && 'text-danger')}>
          <Ltr>{timeInIsrael(ride.pickup_at)}</Ltr>
          <Comma />
        </span>
        <span className="leading-snug font-bold wrap-anywhere">
          <bdi>{ride.pickup}</bdi>
          <span aria-hidden="true">{` ${forwardArrow(locale)} `}</span>
          <span className="sr-only">{` ${m.to} `}</span>
          <bdi>{ride.dropoff}</bdi>
          <Comma />
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-2 col-start-2 @4xl:col-start-3 @4xl:row-start-1">
          <span className="text-ink wrap-anywhere">
            <bdi>{ride.name}</bdi>
            <Comma />
          </span>
          <span>
            {m.said.counted.passengers?.(ride.passengers)}
            <Comma />
          </span>
          {ride.flight_number ? (
            <span>
              <Ltr>{ride.flight_number}</Ltr>
              <Comma />
            </span>
          ) : null}
          {ride.cars > 1 ? (
            <span>
              {m.carOf(ride.car, ride.cars)}
              <Comma />
            </span>
          ) : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 col-start-2 pt-0.5 text-sm @xl:col-start-3 @xl:row-span-2 @xl:row-start-1 @xl:flex-col @xl:items-end @xl:pt-0 @4xl:col-start-4 @4xl:row-span-1 @4xl:flex-row @4xl:items-center @4xl:justify-between">
          {ride.driver ? (
            <span className="wrap-anywhere">
              <bdi>{driverName(locale, ride.driver)}</bdi>
              <Comma />
            </span>
          ) : null}
          <Badge tone={tones[ride.state] ?? 'neutral'}>{knownName(m.states, ride.state)}</Badge>
          {isOverdue ? <Badge tone="danger">{late}</Badge> : null}
        </span>
      </Link>
    </li>
  );
}

/** What columns are to the eye. */
const Comma = () => <span className="sr-only">, </span>;

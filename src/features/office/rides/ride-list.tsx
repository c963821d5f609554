import { israelClock } from '@shared/clock/clock';
import { Fragment } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import { driverName, timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { Spinner } from '@/ui/spinner';
import { isAssignable, isOpen } from './board-layout';
import { RestNote } from './day-notes';
import { RideLoad } from './ride-load';
import { RideRoute } from './ride-route';
import { pickupTime, rideElementId, stateTones } from './ride-words';
import { useNow } from './use-now';
import { usePainted } from './use-painted';

interface RideListProps {
  board: BoardDay;
  /** Those in sight, in the order of their hours. */
  rides: readonly Ride[];
  saving: ReadonlySet<string>;
  onOpen: (rideId: string) => void;
  onAssign: (ride: Ride) => void;
}

/** As many rows as a large screen has. */
const FIRST_ROWS = 12;

/** The times of rest that begin between two rides of the list; without the first, those of the morning too. */
function restBefore({ rest }: BoardDay, before: Ride | undefined, ride: Ride | null): BoardDay['rest'] {
  const from = before ? Date.parse(before.pickup_at) : -Infinity;
  const until = ride ? Date.parse(ride.pickup_at) : Infinity;
  return rest.filter(({ starts_at }) => Date.parse(starts_at) > from && Date.parse(starts_at) <= until);
}

const dayOf = (ride: Ride) => israelClock(new Date(ride.pickup_at)).day;

/** The day by its hours, for a phone: each ride opens, and beside it stands its driver, or the way to one. */
export function RideList({ board, rides, saving, onOpen, onAssign }: RideListProps) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const now = useNow();
  const isToday = now >= Date.parse(board.starts_at) && now < Date.parse(board.ends_at);
  // The first screen first; the rows below it when that is painted.
  const isWhole = usePainted();
  const upcoming = rides.find((ride) => Date.parse(ride.pickup_at) >= now);
  return (
    <ul aria-label={m.board}>
      {(isWhole ? rides : rides.slice(0, FIRST_ROWS)).map((ride, nth) => {
        const before = rides[nth - 1];
        const isNextDay = dayOf(ride) !== (before ? dayOf(before) : board.day);
        return (
          <Fragment key={ride.id}>
            {restBefore(board, before, ride).map((rest) => (
              <RestNote key={rest.starts_at} board={board} rest={rest} />
            ))}
            {isNextDay ? (
              <li className="border-b border-stone-200 bg-stone-100 px-4 py-2 text-sm font-bold text-ink-2 sm:px-5">
                {writtenOutDay(locale, dayOf(ride))}
              </li>
            ) : null}
            {isToday && ride === upcoming ? (
              <li className="flex items-center gap-2 px-4 text-xs font-bold text-ink sm:px-5">
                <span className="rounded-xs bg-amber-400 px-1.5 leading-5 text-night-900">
                  {m.now} <Ltr>{timeInIsrael(new Date(now))}</Ltr>
                </span>
                <span aria-hidden="true" className="h-0.5 grow bg-amber-500" />
              </li>
            ) : null}
            <RideRow
              ride={ride}
              board={board}
              isSaving={saving.has(ride.id)}
              onOpen={() => onOpen(ride.id)}
              onAssign={() => onAssign(ride)}
            />
          </Fragment>
        );
      })}
      {isWhole
        ? restBefore(board, rides.at(-1), null).map((rest) => (
            <RestNote key={rest.starts_at} board={board} rest={rest} />
          ))
        : null}
    </ul>
  );
}

interface RideRowProps {
  ride: Ride;
  board: BoardDay;
  isSaving: boolean;
  onOpen: () => void;
  onAssign: () => void;
}

function RideRow({ ride, board, isSaving, onOpen, onAssign }: RideRowProps) {
  const m = useMessages('staffRides');
  return (
    <li className="relative border-b border-stone-200 [contain-intrinsic-block-size:auto_9rem] [content-visibility:auto] last:border-b-0">
      <button
        type="button"
        className="grid w-full gap-0.5 px-4 pt-2 pb-3 text-start hover:bg-stone-50 focus-visible:-outline-offset-3 sm:px-5"
        onClick={onOpen}
      >
        <span className="flex min-h-11 items-center gap-x-3 pe-42 sm:pe-64">
          <span className={classNames('text-lead font-bold', ride.state === 'cancelled' && 'line-through')}>
            <Ltr>{pickupTime(ride)}</Ltr>
            <span className="sr-only">, </span>
          </span>
          {isOpen(ride) ? null : (
            <span className="max-sm:leading-tight">
              <Badge tone={stateTones[ride.state]}>{m.states[ride.state]}</Badge>
              <span className="sr-only">, </span>
            </span>
          )}
        </span>
        <span className="leading-snug wrap-anywhere">
          <RideRoute ride={ride} />
          <span className="sr-only">, </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <bdi className="font-bold wrap-anywhere text-ink">{ride.name}</bdi>
          <span className="sr-only">, </span>
          <RideLoad ride={ride} />
        </span>
        {ride.flight_asks ? (
          <span className="pt-1">
            <span className="sr-only">, </span>
            <Badge tone="danger">{m.flightAsks}</Badge>
          </span>
        ) : null}
      </button>
      <DriverChip {...{ ride, board, isSaving, onAssign }} />
    </li>
  );
}

/** Who drives, in a button that chooses somebody; in words alone where nobody can be chosen any more. */
function DriverChip({ ride, board, isSaving, onAssign }: Omit<RideRowProps, 'onOpen'>) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const driver = board.drivers.find(({ no }) => no === ride.driver_no);
  const open = isOpen(ride);
  const words = isSaving ? m.saving : driver ? driverName(locale, driver.name) : m.openLane;
  const look =
    'absolute end-4 top-2 flex min-h-11 max-w-40 items-center gap-1.5 rounded px-3 py-1.5 text-sm font-bold leading-tight sm:end-5 sm:max-w-60';
  if (!isAssignable(ride))
    return (
      <p className={classNames(look, 'text-ink-2')}>
        <bdi className="truncate">{words}</bdi>
      </p>
    );
  return (
    <button
      type="button"
      id={rideElementId(ride)}
      data-ride={ride.id}
      aria-busy={isSaving || undefined}
      className={classNames(
        look,
        'transition-colors aria-busy:cursor-progress forced-colors:border',
        open
          ? 'bg-night-900 text-paper hover:bg-night-700'
          : 'inset-ring-[1.5px] inset-ring-stone-strong hover:bg-stone-100',
      )}
      onClick={onAssign}
    >
      {isSaving ? (
        <Spinner ofText className="size-4 flex-none" />
      ) : (
        <Icon name={open ? 'plus' : 'user'} className="size-4" />
      )}
      <bdi className="truncate">{words}</bdi>
      <span className="sr-only">
        , {driver ? m.assign.change : m.assign.title}, {pickupTime(ride)}, <bdi>{ride.name}</bdi>
      </span>
    </button>
  );
}

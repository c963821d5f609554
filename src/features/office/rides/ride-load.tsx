import type { Ride } from '@/data/rides';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { childSeats, flightText } from './ride-words';

/** Who and what comes along, in figures beside icons; read aloud in words. */
export function RideLoad({ ride, className }: { ride: Ride; className?: string }) {
  const m = useMessages('staffRides');
  const seats = childSeats(ride);
  return (
    <span className={classNames('flex items-center gap-x-2 whitespace-nowrap', className)}>
      <span className="flex items-center gap-0.5">
        <Icon name="users" className="size-3.5" />
        {ride.passengers}
        <span className="sr-only"> {m.spoken.passengers(ride.passengers)}, </span>
      </span>
      {ride.luggage > 0 ? (
        <span className="flex items-center gap-0.5">
          <Icon name="bag" className="size-3.5" />
          {ride.luggage}
          <span className="sr-only"> {m.spoken.bags(ride.luggage)}, </span>
        </span>
      ) : null}
      {seats > 0 ? (
        <span className="flex items-center gap-0.5">
          <SeatIcon className="size-3.5" />
          {seats}
          <span className="sr-only"> {m.spoken.seats(seats)}, </span>
        </span>
      ) : null}
      {ride.flight_number ? (
        <span className="flex min-w-0 items-center gap-0.5">
          <Icon name="plane" className="size-3.5" />
          <span className="sr-only"> {m.spoken.flight} </span>
          <Ltr className="truncate">{flightText(ride.flight_number)}</Ltr>
          <span className="sr-only">, </span>
        </span>
      ) : null}
    </span>
  );
}

const blockIcon = 'inline-block size-3.5 align-text-bottom';

/**
 * The same in the narrow block of a lane: as few elements as it takes, since a day has hundreds, and a flight's number speaks for
 * itself. The block says it in words.
 */
export function BlockLoad({ ride }: { ride: Ride }) {
  const seats = childSeats(ride);
  return (
    <span className="block truncate">
      <Icon name="users" className={blockIcon} /> {ride.passengers}
      {ride.luggage > 0 ? (
        <>
          {' '}
          <Icon name="bag" className={blockIcon} /> {ride.luggage}
        </>
      ) : null}
      {seats > 0 ? (
        <>
          {' '}
          <SeatIcon className={blockIcon} /> {seats}
        </>
      ) : null}
      {ride.flight_number ? (
        <>
          {' '}
          <Ltr>{flightText(ride.flight_number)}</Ltr>
        </>
      ) : null}
    </span>
  );
}
/** A child's seat from the side. */
function SeatIcon({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d="M6 3l2 11h9a2 2 0 0 1 2 2v1a4 4 0 0 1-4 4H9M12 5a2 2 0 1 0 0 .01M11 10l4 1" />
    </svg>
  );
}

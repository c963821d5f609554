import { Fragment, type ReactNode } from 'react';
import { type FactWords, type SaidFact, saidFacts } from '@/data/facts';
import type { Ride } from '@/data/rides';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { shortFact, spokenFacts } from './ride-words';

/** Signs of facts, in place of their names. */
const SIGNS: Readonly<Partial<Record<SaidFact['id'], (className: string) => ReactNode>>> = {
  passengers: (className) => <Icon name="users" className={className} />,
  luggage: (className) => <Icon name="bag" className={className} />,
  seats: (className) => <SeatIcon className={className} />,
  flight_number: (className) => <Icon name="plane" className={className} />,
};

/** What has room on the board: of what is counted, what there is. */
const factsOnBoard = (ride: Ride, words: FactWords) =>
  saidFacts('board', ride, words).filter(({ parts }) => parts.some(({ count }) => count !== 0));

/** Who and what comes along, in figures beside icons; read aloud in words. */
export function RideLoad({ ride, className }: { ride: Ride; className?: string }) {
  const { said } = useMessages('staffRides');
  return (
    <span className={classNames('flex min-w-0 flex-wrap items-center gap-x-2', className)}>
      <span className="sr-only">{spokenFacts(ride, said)}, </span>
      {factsOnBoard(ride, said).map((fact) => (
        <span key={fact.id} aria-hidden="true" className="flex min-w-0 items-center gap-x-1">
          {SIGNS[fact.id]?.('size-3.5') ?? <span>{fact.label}</span>}
          <Ltr className="truncate">{shortFact(fact)}</Ltr>
        </span>
      ))}
    </span>
  );
}

const blockIcon = 'inline-block size-3.5 align-text-bottom';

/**
 * The same in the narrow block of a lane: as few elements as it takes, since a day has hundreds, and a flight's number speaks for
 * itself. The block says it in words.
 */
export function BlockLoad({ ride }: { ride: Ride }) {
  const { said } = useMessages('staffRides');
  return (
    <span className="block truncate">
      {factsOnBoard(ride, said).map((fact) => (
        <Fragment key={fact.id}>
          {fact.id === 'flight_number' ? null : (SIGNS[fact.id]?.(blockIcon) ?? fact.label)}{' '}
          {fact.id === 'flight_number' ? <Ltr>{shortFact(fact)}</Ltr> : shortFact(fact)}{' '}
        </Fragment>
      ))}
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

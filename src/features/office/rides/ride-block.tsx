import { memo } from 'react';
import type { Ride } from '@/data/rides';
import { useLocale } from '@/i18n/locale-context';
import { forwardArrow } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { Spinner } from '@/ui/spinner';
import { isOpen, type Block } from './board-layout';
import { BlockLoad } from './ride-load';
import { pickupTime, rideElementId, spokenFacts, stateTones } from './ride-words';

/** Height of a row of blocks, in rem: five lines of small letters. */
export const ROW_REM = 6;

/** The edge of a block, the words of its state, and its bar. */
const looks = {
  danger: { edge: 'border-danger', ink: 'text-danger', bar: 'bg-danger' },
  warn: { edge: 'border-warn', ink: 'text-warn', bar: 'bg-warn' },
  info: { edge: 'border-sea-600', ink: 'text-sea-700', bar: 'bg-sea-600' },
  success: { edge: 'border-success', ink: 'text-success', bar: 'bg-success' },
  neutral: { edge: 'border-stone-strong', ink: 'text-ink-2', bar: 'bg-stone-strong' },
} as const;

const percent = (share: number) => `${share * 100}%`;

interface RideBlockProps {
  block: Block;
  /** Whether the Tab key stops here: one block of the board has it. */
  isStop: boolean;
  isSaving: boolean;
}

type Words = ReturnType<typeof useMessages<'staffRides'>>;

/** What the block says, as it is read aloud. */
function rideInWords(ride: Ride, state: string, { to, said }: Words): string {
  return [pickupTime(ride), `${ride.pickup} ${to} ${ride.dropoff}`, ride.name, spokenFacts(ride, said), state].join(
    ', ',
  );
}

/**
 * A ride on the board: its words, and above them a bar as long as it takes its driver up. The board listens to keys and presses
 * (`data-ride`, `data-assign`), and a block has as few elements as it takes, so that three hundred of them cost little.
 */
export const RideBlock = memo(function RideBlock({ block, isStop, isSaving }: RideBlockProps) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const { ride, row, span, busy } = block;
  const look = looks[stateTones[ride.state] as keyof typeof looks];
  const open = isOpen(ride);
  const isOver = ride.state === 'done' || ride.state === 'no_show' || ride.state === 'cancelled';
  const lacksCar = ride.driver_no !== null && ride.vehicle_no === null;
  const state = isSaving ? m.saving : m.states[ride.state];
  return (
    <li
      className="absolute p-0.5"
      style={{
        insetInlineStart: percent(span.from),
        inlineSize: percent(span.to - span.from),
        insetBlockStart: `${row * ROW_REM}rem`,
        blockSize: `${ROW_REM}rem`,
      }}
    >
      <button
        type="button"
        id={rideElementId(ride)}
        data-ride={ride.id}
        tabIndex={isStop ? 0 : -1}
        aria-busy={isSaving || undefined}
        className={classNames(
          'relative flex size-full flex-col overflow-hidden rounded border-s-4 px-1.5 pt-1.5 text-start text-xs leading-[1.3] shadow-1 ring-1 ring-stone-300 transition-shadow hover:shadow-2 focus-visible:-outline-offset-3 aria-busy:cursor-progress forced-colors:border',
          look.edge,
          isOver ? 'bg-stone-100 text-ink-2' : 'bg-paper text-ink',
        )}
      >
        <span className="sr-only">
          {rideInWords(
            ride,
            [state, lacksCar && m.noCar, ride.flight_asks && m.flightAsks].filter(Boolean).join(', '),
            m,
          )}
        </span>
        <span aria-hidden="true" className="contents">
          <span
            className={classNames('absolute top-0 h-1', look.bar)}
            style={{ insetInlineStart: percent(busy.from), inlineSize: percent(busy.to - busy.from) }}
          />
          <span className="flex items-baseline justify-between gap-2 leading-tight font-bold">
            <Ltr className={classNames('text-sm leading-tight', ride.state === 'cancelled' && 'line-through')}>
              {pickupTime(ride)}
            </Ltr>
            <span className={classNames('truncate', look.ink)}>
              {isSaving ? <Spinner ofText className="me-1 inline-block size-3 align-[-0.1em]" /> : null}
              {/* Lane and edge say the state, too. */}
              {ride.flight_asks ? <span className="text-danger">{m.flightAsksShort}</span> : state}
              {lacksCar ? <span className="text-danger"> · {m.noCar}</span> : null}
            </span>
          </span>
          {/* At the line's beginning in the direction of the page, each cut at its own end: in a line of the other
              direction it would lose its first words. */}
          <span className="flex">
            <bdi className="truncate">{ride.pickup}</bdi>
          </span>
          <span className={classNames('flex gap-1', open && 'pe-8')}>
            {forwardArrow(locale)} <bdi className="truncate">{ride.dropoff}</bdi>
          </span>
          <span className={classNames('flex font-bold', open && 'pe-8')}>
            <bdi className="truncate">{ride.name}</bdi>
          </span>
          <BlockLoad ride={ride} />
        </span>
      </button>
      {open && !isSaving ? (
        <button
          type="button"
          data-assign={ride.id}
          tabIndex={-1}
          title={m.assign.title}
          aria-label={`${m.assign.title}, ${pickupTime(ride)}, ${ride.name}`}
          className="absolute end-1.5 bottom-6.5 grid size-7 place-items-center rounded bg-night-900 text-paper hover:bg-night-700 forced-colors:border"
        >
          <Icon name="plus" className="size-4" />
        </button>
      ) : null}
    </li>
  );
});

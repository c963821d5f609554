import { memo } from 'react';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { Spinner } from '@/ui/spinner';
import { isOpen, type Block } from './board-layout';
import { RideLoad } from './ride-load';
import { RouteArrow } from './ride-route';
import { pickupTime, rideElementId, stateTones } from './ride-words';

/** Height of a row of blocks, in rem: five lines of small letters. */
export const ROW_REM = 6;

const edges = {
  danger: 'border-danger',
  warn: 'border-warn',
  info: 'border-sea-600',
  success: 'border-success',
  neutral: 'border-stone-strong',
} as const;
const inks = {
  danger: 'text-danger',
  warn: 'text-warn',
  info: 'text-sea-700',
  success: 'text-success',
  neutral: 'text-ink-2',
} as const;
const bars = {
  danger: 'bg-danger',
  warn: 'bg-warn',
  info: 'bg-sea-600',
  success: 'bg-success',
  neutral: 'bg-stone-strong',
} as const;
type EdgeTone = keyof typeof edges;

const percent = (share: number) => `${share * 100}%`;

interface RideBlockProps {
  block: Block;
  /** Whether the Tab key stops here: one block of the board has it. */
  isStop: boolean;
  isSaving: boolean;
}

/** A look at the day makes all blocks anew; what has not changed is not drawn again. */
function isSameBlock(one: RideBlockProps, other: RideBlockProps): boolean {
  const [{ span, ...block }, { span: otherSpan, ...otherBlock }] = [one.block, other.block];
  return (
    one.isStop === other.isStop &&
    one.isSaving === other.isSaving &&
    block.ride === otherBlock.ride &&
    block.row === otherBlock.row &&
    span.from === otherSpan.from &&
    span.to === otherSpan.to
  );
}

/**
 * A ride on the board: its words, and above them a bar as long as it takes its driver up. The board listens to keys and presses
 * (`data-ride`, `data-assign`), so that three hundred of them cost little.
 */
export const RideBlock = memo(function RideBlock({ block, isStop, isSaving }: RideBlockProps) {
  const m = useMessages('staffRides');
  const { ride, row, span, busy } = block;
  const tone = stateTones[ride.state] as EdgeTone;
  const open = isOpen(ride);
  const isOver = ride.state === 'done' || ride.state === 'no_show' || ride.state === 'cancelled';
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
          'relative grid size-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 overflow-hidden rounded border-s-4 ps-1.5 pe-1.5 pt-1.5 text-start text-xs leading-[1.3] shadow-1 ring-1 ring-stone-300 transition-shadow hover:shadow-2 focus-visible:-outline-offset-3 aria-busy:cursor-progress forced-colors:border',
          edges[tone],
          isOver ? 'bg-stone-100 text-ink-2' : 'bg-paper text-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={classNames('absolute top-0 h-1', bars[tone])}
          style={{ insetInlineStart: percent(busy.from), inlineSize: percent(busy.to - busy.from) }}
        />
        <span className={classNames('text-sm leading-tight font-bold', ride.state === 'cancelled' && 'line-through')}>
          <Ltr>{pickupTime(ride)}</Ltr>
          <span className="sr-only">, </span>
        </span>
        <bdi className="col-span-2 block truncate">{ride.pickup}</bdi>
        <span className={classNames('col-span-2 flex', open && 'pe-8')}>
          <RouteArrow />
          <bdi className="min-w-0 truncate">{ride.dropoff}</bdi>
          <span className="sr-only">, </span>
        </span>
        <span className={classNames('col-span-2 flex', open && 'pe-8')}>
          <bdi className="min-w-0 truncate font-bold">{ride.name}</bdi>
          <span className="sr-only">, </span>
        </span>
        <RideLoad ride={ride} isNarrow className="col-span-2" />
        <span
          className={classNames(
            'col-start-2 row-start-1 flex max-w-full items-center gap-1 justify-self-end truncate leading-tight font-bold',
            inks[tone],
          )}
        >
          {isSaving ? <Spinner ofText className="size-3 flex-none" /> : null}
          <span className="truncate">{isSaving ? m.saving : m.states[ride.state]}</span>
          {ride.driver_no !== null && ride.vehicle_no === null ? (
            <span className="truncate text-danger"> · {m.noCar}</span>
          ) : null}
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
}, isSameBlock);

import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import { useMessages } from '@/i18n/messages';
import { boardLanes, isAssignable, nextOpen, rideBeside, type Lane, type Move } from './board-layout';
import { Hours, NowLine } from './hours-axis';
import { LaneRow, laneHeight } from './lane-row';
import { ROW_REM } from './ride-block';
import { rideElementId } from './ride-words';
import { usePainted } from './use-painted';

interface RideLanesProps {
  board: BoardDay;
  saving: ReadonlySet<string>;
  onOpen: (rideId: string) => void;
  onAssign: (ride: Ride) => void;
}

/** The day as lanes: first what has no driver, then one for each driver, the hours along the line of reading. */
export function RideLanes({ board, saving, onOpen, onAssign }: RideLanesProps) {
  const m = useMessages('staffRides');
  const lanes = useMemo(() => boardLanes(board), [board]);
  // The first screen first; the lanes below it, each in its place, when that is painted.
  const isWhole = usePainted();
  const inSight = isWhole ? null : rowsInSight(lanes);
  const [touched, setTouched] = useState<string | null>(null);
  const stop = board.rides.find(({ id }) => id === touched) ?? nextOpen(board.rides) ?? board.rides[0];

  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).dataset['ride'];
    const ride = board.rides.find((each) => each.id === id);
    if (!ride || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isAssignable(ride)) onAssign(ride);
      else onOpen(ride.id);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moves[event.key]?.[isRtl ? 1 : 0];
    if (!move) return;
    event.preventDefault();
    const beside = rideBeside(lanes, ride.id, move);
    if (beside) document.getElementById(rideElementId(beside))?.focus();
  }

  function onClick({ target }: MouseEvent) {
    const element = (target as HTMLElement).closest<HTMLElement>('[data-ride],[data-assign]');
    const ride = board.rides.find(({ id }) => id === element?.dataset['assign']);
    if (ride) onAssign(ride);
    else if (element?.dataset['ride']) onOpen(element.dataset['ride']);
  }

  return (
    // Keys and presses of the blocks bubble to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={m.board}
      className="relative"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }) => setTouched(target.dataset['ride'] ?? touched)}
    >
      <Hours board={board} />
      {lanes.map((lane, nth) => (
        <LaneRow
          key={lane.driver?.no ?? 'open'}
          rows={inSight?.[nth] ?? lane.rows}
          lane={lane}
          saving={savingIn(lane, saving)}
          stop={lane.blocks.some(({ ride }) => ride.id === stop?.id) ? stop?.id : undefined}
        />
      ))}
      <NowLine board={board} />
    </div>
  );
}

/** Of the rides that are being changed those of a lane, as one text: a lane is drawn anew only where it changes. */
const savingIn = ({ blocks }: Lane, saving: ReadonlySet<string>): string =>
  blocks.flatMap(({ ride }) => (saving.has(ride.id) ? [ride.id] : [])).join(' ');

/** What stands above the lanes, in rem, at least. */
const ABOVE_REM = 24;

/** How many rows of each lane the first screen has. */
function rowsInSight(lanes: readonly Lane[]): number[] {
  // Larger letters make higher lanes: fewer of them are in sight, then.
  let room = innerHeight / 16 - ABOVE_REM;
  return lanes.map((lane) => {
    const rows = Math.max(0, Math.ceil(room / ROW_REM));
    room -= laneHeight(lane);
    return rows;
  });
}

/** Along the line of reading, from left to right and from right to left. */
const moves: Readonly<Record<string, readonly [Move, Move]>> = {
  ArrowRight: ['next', 'previous'],
  ArrowLeft: ['previous', 'next'],
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
};

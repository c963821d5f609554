import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import { timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { boardLanes, hoursOf, nextOpen, rideBeside, shareOf, spanOf, type Lane, type Move } from './board-layout';
import { driverName } from './refusal-text';
import { RideBlock, ROW_REM } from './ride-block';
import { hoursText, rideElementId, vehicleText } from './ride-words';
import { useNow } from './use-now';

/** Height of a lane without rides, in rem: three lines of words. */
const EMPTY_REM = 4.25;
const percent = (share: number) => `${share * 100}%`;

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
  const [touched, setTouched] = useState<string | null>(null);
  const stop = board.rides.find(({ id }) => id === touched) ?? nextOpen(board.rides) ?? board.rides[0];

  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).dataset['ride'];
    const ride = board.rides.find((each) => each.id === id);
    if (!ride || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onAssign(ride);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      role="group"
      aria-label={m.board}
      className="relative"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }) => setTouched(target.dataset['ride'] ?? touched)}
    >
      <Hours board={board} />
      {lanes.map((lane) => (
        <LaneRow key={lane.driver?.no ?? 'open'} lane={lane} saving={saving} stop={stop?.id} />
      ))}
      <NowLine board={board} />
    </div>
  );
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

/** Beside the names of the lanes: where the hours are. */
const track = 'absolute start-44 end-0 top-0 bottom-0';

/** The hours at the head, their lines through all lanes, and the times of rest. */
function Hours({ board }: { board: BoardDay }) {
  const m = useMessages('staffRides');
  const hours = hoursOf(board);
  const rest = board.rest.flatMap(({ starts_at, ends_at }) => spanOf(board, starts_at, ends_at) ?? []);
  return (
    <>
      <div className="sticky top-28 z-2 h-11 rounded-t-lg border-b border-stone-300 bg-paper text-xs text-ink-3">
        <div className={track}>
          {rest.map(({ from, to }) => (
            <p
              key={from}
              className="absolute inset-y-0 truncate bg-neutral-soft ps-1.5 pt-0.5 font-bold text-ink-2 forced-colors:border"
              style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
            >
              {m.rest}
            </p>
          ))}
          {hours.map(({ at, time }) => (
            <span
              key={at}
              className={classNames('absolute bottom-1 ps-1', time === '00:00' && 'font-bold text-ink')}
              style={{ insetInlineStart: percent(at) }}
            >
              <Ltr>{time.slice(0, 2)}</Ltr>
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className={classNames(track, 'top-11')}>
        {rest.map(({ from, to }) => (
          <span
            key={from}
            className="absolute inset-y-0 bg-neutral-soft"
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          />
        ))}
        {hours.map(({ at, time }) => (
          <span
            key={at}
            className={classNames(
              'absolute inset-y-0 border-s',
              time === '00:00' ? 'border-stone-strong' : 'border-stone-200',
            )}
            style={{ insetInlineStart: percent(at) }}
          />
        ))}
      </div>
    </>
  );
}

/** The present moment, on the day that has it. */
function NowLine({ board }: { board: BoardDay }) {
  const m = useMessages('staffRides');
  const now = useNow();
  const at = shareOf(board, now);
  if (at < 0 || at >= 1) return null;
  return (
    <div className={classNames(track, 'pointer-events-none')}>
      <p className="absolute inset-y-0 z-3 border-s-2 border-amber-500" style={{ insetInlineStart: percent(at) }}>
        <span className="absolute start-0 top-0 rounded-xs bg-amber-400 px-1 text-xs leading-5 font-bold text-night-900">
          <span className="sr-only">{m.now} </span>
          <Ltr>{timeInIsrael(new Date(now))}</Ltr>
        </span>
      </p>
    </div>
  );
}

interface LaneRowProps {
  lane: Lane;
  saving: ReadonlySet<string>;
  /** The ride at which the Tab key stops. */
  stop: string | undefined;
}

function LaneRow({ lane, saving, stop }: LaneRowProps) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const { driver, vehicles, rows, blocks, absences } = lane;
  const name = driver ? driverName(driver.name, locale) : m.openLane;
  const height = blocks.length === 0 ? EMPTY_REM : rows * ROW_REM + 0.5;
  return (
    <section
      aria-label={name}
      className={classNames(
        'relative grid grid-cols-[11rem_minmax(0,1fr)] border-b border-stone-300',
        !driver && 'bg-danger-ground/60',
      )}
      style={{ blockSize: `${height}rem` }}
    >
      <div className="grid content-start gap-0.5 overflow-hidden border-e border-stone-300 px-4 py-2 text-xs leading-tight text-ink-2">
        <h3 className="truncate font-sans text-sm leading-tight font-bold tracking-normal text-ink">
          <bdi>{name}</bdi>
        </h3>
        {vehicles.map((vehicle) => (
          <p key={vehicle.no} className="truncate" title={vehicleText(vehicle)}>
            <bdi>{vehicleText(vehicle)}</bdi>
          </p>
        ))}
        <p>{driver ? m.hours(hoursText(driver.minutes)) : m.rides(blocks.length)}</p>
      </div>
      <div className="relative">
        {absences.map(({ from, to, why }) => (
          <p
            key={from}
            className="absolute inset-y-0 truncate bg-[repeating-linear-gradient(135deg,theme(colors.stone.200)_0_6px,transparent_6px_12px)] p-1.5 text-xs font-bold text-ink-2 forced-colors:border"
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          >
            {m.absent}
            {why ? <bdi className="font-normal"> · {why}</bdi> : null}
          </p>
        ))}
        <ul className="absolute inset-x-0 inset-y-1">
          {blocks.map((block) => (
            <RideBlock
              key={block.ride.id}
              block={block}
              isStop={block.ride.id === stop}
              isSaving={saving.has(block.ride.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

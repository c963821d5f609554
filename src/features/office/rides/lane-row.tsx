import { Fragment, memo } from 'react';
import { shownPlate } from '@/data/fleet';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import type { Lane } from './board-layout';
import { RideBlock, ROW_REM } from './ride-block';
import { hoursText, vehicleText } from './ride-words';

/** Height of a lane without rides, in rem: three lines of words. */
const EMPTY_REM = 4.5;
const percent = (share: number) => `${share * 100}%`;

/** In rem. */
export const laneHeight = ({ blocks, rows }: Lane): number => (blocks.length === 0 ? EMPTY_REM : rows * ROW_REM + 0.5);

interface LaneRowProps {
  lane: Lane;
  /** So many of its rows of rides are drawn, it itself from one on; it is as high as it will be in any case. */
  rows: number;
  /** Ids of its rides that are being changed. */
  saving: string;
  /** The ride at which the Tab key stops, where it is one of the lane. */
  stop: string | undefined;
}

/** One line of the board: whose it is, when they are away, and their rides. A step from ride to ride draws two of them anew. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const { lane, rows } = props;
  const name = lane.driver ? driverName(locale, lane.driver.name) : m.openLane;
  return (
    <div
      role="group"
      aria-label={name}
      className={classNames(
        'relative grid grid-cols-[11rem_minmax(0,1fr)] border-b border-stone-300 [content-visibility:auto]',
        !lane.driver && 'bg-danger-ground/60',
      )}
      style={{ blockSize: `${laneHeight(lane)}rem` }}
    >
      {rows > 0 ? <LaneContent name={name} {...props} /> : null}
    </div>
  );
});

function LaneContent({ name, lane, rows, saving, stop }: LaneRowProps & { name: string }) {
  const m = useMessages('staffRides');
  const { driver, vehicles, blocks, absences } = lane;
  return (
    <>
      <div className="grid content-start gap-0.5 overflow-hidden border-e border-stone-300 px-4 py-2 text-xs leading-tight text-ink-2">
        <h2 className="font-sans text-sm leading-snug font-bold tracking-normal text-ink">
          <bdi className="block truncate">{name}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-2 gap-y-0.5">
          {vehicles.map((vehicle) => (
            <Fragment key={vehicle.no}>
              <bdi className="max-w-full truncate" title={vehicleText(vehicle)}>
                {vehicle.make}
              </bdi>
              <Ltr>{shownPlate(vehicle.plate)}</Ltr>
            </Fragment>
          ))}
          <span>{driver ? m.hours(hoursText(driver.minutes)) : m.rides(blocks.length)}</span>
        </p>
      </div>
      <div className="relative">
        {absences.map(({ from, to, why }) => (
          <p
            key={from}
            className="absolute inset-y-0 truncate bg-[repeating-linear-gradient(135deg,theme(colors.stone.200)_0_6px,transparent_6px_12px)] p-1.5 text-xs font-bold text-ink-2 forced-colors:border"
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          >
            {m.absent}
            {why ? (
              <span className="font-normal">
                {' · '}
                <bdi>{why}</bdi>
              </span>
            ) : null}
          </p>
        ))}
        <ul className="absolute inset-x-0 inset-y-1">
          {(rows < lane.rows ? blocks.filter(({ row }) => row < rows) : blocks).map((block) => (
            <RideBlock
              key={block.ride.id}
              block={block}
              isStop={block.ride.id === stop}
              isSaving={saving.includes(block.ride.id)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

import { useState, type CSSProperties } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { ModalDialog } from '@/ui/modal-dialog';
import { AssignList } from './assign-list';
import { RideLoad } from './ride-load';
import { RideRoute } from './ride-route';
import { pickupTime, rideElementId } from './ride-words';

interface AssignMenuProps {
  board: BoardDay;
  ride: Ride;
  /** Beside the ride's block; else from the foot of the screen. */
  isWide: boolean;
  onAssigned: (ride: Ride, driver: string) => void;
  onClose: () => void;
}

/** Size of the menu beside a block, in rem. */
const WIDTH = 27;
const HEIGHT = 34;
const GAP_PX = 8;

/** Beside the ride's block, behind it in the line of reading or before it, and inside the screen. */
function placeBeside(ride: Ride): CSSProperties {
  const block = document.getElementById(rideElementId(ride));
  if (!block) return {};
  const { left, right, top, width } = block.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const own = WIDTH * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + GAP_PX;
  const start = getComputedStyle(block).direction === 'rtl' ? clientWidth - right : left;
  const behind = start + width + GAP_PX;
  const inline = behind + own <= clientWidth ? behind : Math.max(GAP_PX, start - own);
  return {
    insetInlineStart: `${Math.round(inline)}px`,
    insetBlockStart: `clamp(0.5rem, ${Math.round(top)}px, 100dvh - ${HEIGHT + 0.5}rem)`,
  };
}

/** The drivers for one ride: a menu beside its block, on a phone a sheet from the foot of the screen. */
export function AssignMenu({ board, ride, isWide, onAssigned, onClose }: AssignMenuProps) {
  const m = useMessages('staffRides');
  const [style] = useState(() => (isWide ? placeBeside(ride) : {}));
  return (
    <ModalDialog
      aria-label={`${m.assign.title}, ${pickupTime(ride)}, ${ride.name}`}
      closesBeside
      style={style}
      className={classNames(
        'menu-appear overflow-hidden bg-paper p-0 text-ink',
        isWide
          ? 'm-0 max-h-[min(34rem,100dvh-1rem)] w-[min(27rem,100vw-1rem)] rounded-lg ring-1 ring-stone-200'
          : 'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none rounded-t-lg',
      )}
      onClose={onClose}
    >
      <div className="grid max-h-[inherit] overflow-y-auto overscroll-contain">
        <header className="sticky top-0 z-1 flex items-start justify-between gap-3 border-b border-stone-200 bg-paper px-4 py-3">
          <div className="min-w-0">
            <h2 className="text-[1.25rem] leading-tight">{m.assign.title}</h2>
            <p className="text-sm leading-snug wrap-anywhere text-ink-2">
              <Ltr className="font-bold text-ink">{pickupTime(ride)}</Ltr> <RideRoute ride={ride} />
            </p>
            <RideLoad ride={ride} className="text-sm text-ink-2" />
          </div>
          <IconButton icon="close" label={m.sheet.close} onClick={onClose} />
        </header>
        <div className="px-4 pt-3 pb-4">
          <AssignList {...{ board, ride, onAssigned, onClose }} />
        </div>
      </div>
    </ModalDialog>
  );
}

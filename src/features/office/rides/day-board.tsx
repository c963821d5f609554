import { Link } from 'react-router-dom';
import type { BoardDay, Ride } from '@/data/rides';
import { can, type StaffRole } from '@/data/user-roles';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { standaloneLinkClass } from '@/ui/text-link';
import { isOpen } from './board-layout';
import { AbsenceNotes, RestNote } from './day-notes';
import { RideLanes } from './ride-lanes';
import { RideList } from './ride-list';

interface DayBoardProps {
  board: BoardDay;
  role: StaffRole | null | undefined;
  saving: ReadonlySet<string>;
  isWide: boolean;
  onlyOpen: boolean;
  onFilter: (onlyOpen: boolean) => void;
  onOpen: (rideId: string) => void;
  onAssign: (ride: Ride) => void;
}

/** A day: lanes where there is room, else a list by the hour. */
export function DayBoard({ board, role, saving, isWide, onlyOpen, onFilter, onOpen, onAssign }: DayBoardProps) {
  const m = useMessages('staffRides');
  const shown = onlyOpen && !isWide ? board.rides.filter(isOpen) : board.rides;
  const hasLanes = isWide && (board.rides.length > 0 || board.drivers.length > 0);
  return (
    <>
      {board.drivers.length === 0 ? <NoDrivers role={role} /> : null}
      <Card>
        {isWide || board.rides.length === 0 ? null : (
          <Filter open={board.rides.filter(isOpen).length} all={board.rides.length} {...{ onlyOpen, onFilter }} />
        )}
        {hasLanes ? null : <AbsenceNotes board={board} />}
        {!hasLanes && shown.length === 0 && board.rest.length > 0 ? (
          <ul>
            {board.rest.map((rest) => (
              <RestNote key={rest.starts_at} board={board} rest={rest} />
            ))}
          </ul>
        ) : null}
        {board.rides.length === 0 ? (
          <p className="px-5 py-10 text-center text-ink-2">{m.empty}</p>
        ) : shown.length === 0 ? (
          <p className="px-5 py-10 text-center text-ink-2">{m.noneOpen}</p>
        ) : null}
        {hasLanes ? (
          <RideLanes {...{ board, saving, onOpen, onAssign }} />
        ) : shown.length > 0 ? (
          <RideList rides={shown} {...{ board, saving, onOpen, onAssign }} />
        ) : null}
      </Card>
      {hasLanes && board.rides.length > 0 ? <p className="text-sm text-ink-3">{m.keys}</p> : null}
    </>
  );
}

function NoDrivers({ role }: { role: StaffRole | null | undefined }) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  return (
    <Alert tone="info">
      <p>{m.noDrivers}</p>
      {can(role, 'change the fleet') ? (
        <Link to={localizedPath(locale, '/dashboard/fleet')} className={standaloneLinkClass}>
          {m.addDriver}
        </Link>
      ) : null}
    </Alert>
  );
}

interface FilterProps {
  open: number;
  all: number;
  onlyOpen: boolean;
  onFilter: (onlyOpen: boolean) => void;
}

/** All rides or those without a driver; it stays in sight while the list goes by. */
function Filter({ open, all, onlyOpen, onFilter }: FilterProps) {
  const m = useMessages('staffRides').filter;
  return (
    <div
      role="group"
      aria-label={m.label}
      className="sticky top-28 z-2 grid grid-cols-2 gap-1 rounded-t-lg border-b border-stone-200 bg-paper p-2"
    >
      {[false, true].map((isOnlyOpen) => (
        <button
          key={String(isOnlyOpen)}
          type="button"
          aria-pressed={onlyOpen === isOnlyOpen}
          className={classNames(
            'min-h-11 rounded px-3 py-1.5 text-sm leading-tight font-bold forced-colors:border forced-colors:aria-pressed:border-4',
            onlyOpen === isOnlyOpen ? 'bg-night-900 text-paper' : 'text-ink hover:bg-stone-100',
          )}
          onClick={() => onFilter(isOnlyOpen)}
        >
          {isOnlyOpen ? m.open : m.all} ({isOnlyOpen ? open : all})
        </button>
      ))}
    </div>
  );
}

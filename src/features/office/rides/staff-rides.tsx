import { boardDayOf } from '@shared/clock/clock';
import { useEffect, useState, type ReactNode } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useAddressView } from '@/features/office/kit/use-address-view';
import { timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { textLinkClass } from '@/ui/text-link';
import { readRideView, writeRideView } from './ride-view';
import { AssignMenu } from './assign-menu';
import { isOpen, nextOpen } from './board-layout';
import { DayBoard } from './day-board';
import { DayChoice } from './day-choice';
import { RideSheet } from './ride-sheet';
import { pickupTime, rideElementId } from './ride-words';
import { useDay } from './use-day';
import { useNow } from './use-now';
import { useRidesInChange } from './use-ride-step';
import { useWide } from './use-wide';
import { WeekStrip } from './week-strip';

interface StaffRidesProps {
  role: StaffRole | null | undefined;
  /** What driver and traveller were told of a ride; another feature's. */
  renderMessages?: (ride: Ride) => ReactNode;
  /** What can be done with the day in sight ("2026-11-23") besides; another feature's. */
  renderTools?: (day: string) => ReactNode;
}

/** The day board: which rides there are, who drives them, and who is free. */
export function StaffRides({ role, renderMessages, renderTools }: StaffRidesProps) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const { view, show } = useAddressView(readRideView, writeRideView);
  const today = boardDayOf(new Date(useNow()));
  const day = view.day || today;
  const lookup = useDay(day);
  const board = lookup.data?.day === day ? lookup.data : undefined;
  const saving = useRidesInChange();
  const isWide = useWide();
  const assigning = useAssigning(board);
  const open = board?.rides.filter(isOpen) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">{m.title}</h1>
          <p className="text-ink-2">
            {writtenOutDay(locale, day)} <span className="text-sm">({m.day.until})</span>
          </p>
        </div>
        <DayChoice view={view} day={day} today={today} onDay={(other) => show({ day: other, ride: null })} />
      </div>
      <WeekStrip view={view} day={day} week={lookup.data?.week} />
      {lookup.isError && lookup.data ? (
        <Alert tone="warn">{m.stale(isolatedText(timeInIsrael(new Date(lookup.dataUpdatedAt))))}</Alert>
      ) : null}
      {/* On a phone the tools stand below the day, which is what one opens it for. */}
      <div className="contents sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6 sm:gap-y-2">
        <Summary board={board} open={open} onOpen={() => assigning.focus(nextOpen(open))} />
        {renderTools ? <div className="flex flex-wrap gap-2 max-sm:order-last">{renderTools(day)}</div> : null}
      </div>
      <p role="status" className="sr-only">
        {assigning.said}
      </p>
      {board ? (
        <DayBoard
          key={day}
          {...{ board, role, saving, isWide }}
          onlyOpen={view.onlyOpen}
          onFilter={(onlyOpen) => show({ onlyOpen })}
          onOpen={(ride) => show({ ride })}
          onAssign={assigning.begin}
        />
      ) : lookup.isError ? (
        <LookupFailure of={lookup} text={m.failed} />
      ) : (
        <Waiting />
      )}
      {assigning.ride && board ? (
        <AssignMenu
          key={assigning.ride.id}
          {...{ board, isWide }}
          ride={assigning.ride}
          onAssigned={(ride, driver) =>
            assigning.end(ride, m.assign.done(isolatedText(pickupTime(ride)), isolatedText(driver)))
          }
          onClose={assigning.cancel}
        />
      ) : null}
      <RideSheet
        role={role}
        rideId={view.ride}
        board={board}
        isSaving={view.ride !== null && saving.has(view.ride)}
        renderMessages={renderMessages}
        onClose={() => show({ ride: null })}
      />
    </>
  );
}

/** Which ride is being assigned; after it the focus goes on to the next one without a driver. */
function useAssigning(board: BoardDay | undefined) {
  const [begun, setBegun] = useState<Ride | null>(null);
  const [focus, setFocus] = useState<{ on: Ride } | null>(null);
  const [said, setSaid] = useState('');
  // After the menu is gone, which hands the focus back to where it was.
  useEffect(() => {
    if (focus) document.getElementById(rideElementId(focus.on))?.focus();
  }, [focus]);
  const rides = board?.rides ?? [];
  // One that has left the board meanwhile stays until the server has said what became of it.
  const current = begun && (rides.find(({ id }) => id === begun.id) ?? begun);
  return {
    ride: current,
    said,
    begin: setBegun,
    cancel: () => {
      setBegun(null);
      if (current) setFocus({ on: current });
    },
    end: (ride: Ride, sentence: string) => {
      setBegun(null);
      setSaid(sentence);
      const others = rides.filter(({ id }) => id !== ride.id);
      setFocus({ on: nextOpen(others, ride) ?? ride });
    },
    focus: (ride: Ride | null) => ride && setFocus({ on: ride }),
  };
}

interface SummaryProps {
  board: BoardDay | undefined;
  open: readonly Ride[];
  /** To the first ride without a driver. */
  onOpen: () => void;
}

function Summary({ board, open, onOpen }: SummaryProps) {
  const m = useMessages('staffRides');
  if (!board) return <Skeleton className="h-6 w-48" />;
  const { rides } = board;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
      <span>{m.rides(rides.length)}</span>
      {open.length > 0 ? (
        <button type="button" className={textLinkClass('danger', 'min-h-6')} onClick={onOpen}>
          {m.open(open.length)}
        </button>
      ) : rides.length > 0 ? (
        <span>{m.allSet}</span>
      ) : null}
    </p>
  );
}

function Waiting() {
  const m = useMessages('staffRides');
  return (
    <Card aria-busy className="grid gap-3 p-4 sm:p-5">
      <span className="sr-only">{m.loading}</span>
      {['one', 'two', 'three', 'four', 'five'].map((lane) => (
        <Skeleton key={lane} className="h-20 w-full" />
      ))}
    </Card>
  );
}

import { israelClock } from '@shared/clock/clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchDay, type BoardDay, type BoardDriver, type BoardVehicle, type Ride } from '@/data/rides';
import { LookupFailure } from '@/features/office/kit/lookup';
import { driverName, phoneIn, timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { dayIn, parseTypedDay } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { standaloneLinkClass } from '@/ui/text-link';
import { Ltr } from '@/ui/ltr';
import { PrintedRide } from './printed-ride';

/** The day of an address; today for anything else. */
function dayOf(asked: string | null): string {
  const day = dayIn(asked ?? '');
  return day && parseTypedDay(day, day) ? day : israelClock().day;
}

/** A day of the board as sheets of paper, one for each driver, as they will be printed. */
export function RidesPrint({ day: asked }: { day: string | null }) {
  const locale = useLocale();
  const m = useMessages('staffRideLists').print;
  const rides = useMessages('staffRides');
  const day = dayOf(asked);
  // What is printed stands still; the key begins as the board's do.
  const lookup = useQuery({ queryKey: ['rides', 'print', day], queryFn: () => fetchDay(day), staleTime: 0 });
  const board = lookup.data;
  const sheets = board ? rideSheets(board) : [];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div>
          <Link to={`${localizedPath(locale, '/dashboard/rides')}?day=${day}`} className={standaloneLinkClass}>
            <Icon name="arrow" backwards />
            {m.back}
          </Link>
          <h1 className="text-h3">{m.title}</h1>
          <p className="text-ink-2">
            {writtenOutDay(locale, day)}. {m.text}
          </p>
        </div>
        <Button disabled={sheets.length === 0} onClick={() => window.print()}>
          {m.button}
        </Button>
      </div>
      {lookup.isLoadingError ? (
        <LookupFailure of={lookup} text={rides.failed} />
      ) : board ? (
        <div className="grid justify-items-center gap-6 print:block">
          {sheets.map(({ driver, rides: ofSheet }) => (
            <RideSheetPage
              key={driver?.no ?? 'open'}
              driver={driver}
              rides={ofSheet}
              vehicles={board.vehicles}
              day={day}
              asOf={timeInIsrael(new Date(lookup.dataUpdatedAt))}
            />
          ))}
          {sheets.length === 0 ? <p className="py-12 text-center text-ink-2">{rides.empty}</p> : null}
        </div>
      ) : (
        <div role="status" className="grid justify-items-center">
          <span className="sr-only">{rides.loading}</span>
          <Skeleton className="h-96 w-full max-w-[50rem]" />
        </div>
      )}
    </>
  );
}

interface RideSheetPageProps {
  /** Null: nobody drives these yet. */
  driver: BoardDriver | null;
  rides: readonly Ride[];
  vehicles: readonly BoardVehicle[];
  /** "2026-11-23" */
  day: string;
  /** When the rides were read, "14:05". */
  asOf: string;
}

/** One driver's day on paper, beginning on a page of its own. Black on white: what is printed costs ink, and is read in a car. */
function RideSheetPage({ driver, rides, vehicles, day, asOf }: RideSheetPageProps) {
  const locale = useLocale();
  const words = useMessages('staffRides');
  const m = useMessages('staffRideLists').print;
  return (
    <article className="w-full max-w-[50rem] rounded-lg bg-white p-5 text-ink shadow-1 ring-1 ring-stone-200 not-last:break-after-page sm:p-10 print:max-w-none print:p-0 print:ring-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-4 border-ink pb-3">
        <div>
          <h2 className="text-h2">
            <bdi>{driver ? driverName(locale, driver.name) : words.openLane}</bdi>
          </h2>
          <p className="text-lead font-bold">{writtenOutDay(locale, day)}</p>
        </div>
        <div className="text-sm sm:text-end print:text-end">
          {driver?.phone ? (
            <p>
              <Ltr>{phoneIn(locale, driver.phone)}</Ltr>
            </p>
          ) : null}
          <p>{words.rides(rides.length)}</p>
          <p>{m.asOf(asOf)}</p>
        </div>
      </header>
      <ol>
        {rides.map((ride) => (
          <PrintedRide
            key={ride.id}
            ride={ride}
            vehicle={vehicles.find(({ no }) => no === ride.vehicle_no)}
            day={day}
          />
        ))}
      </ol>
    </article>
  );
}

interface RideSheet {
  /** Null: the rides that nobody drives yet. */
  driver: BoardDriver | null;
  rides: Ride[];
}

/** The rides of a day as sheets of paper: those without a driver, then each driver's in the order of the board. */
function rideSheets({ rides, drivers }: Pick<BoardDay, 'rides' | 'drivers'>): RideSheet[] {
  return [null, ...drivers]
    .map((driver) => ({ driver, rides: rides.filter(({ driver_no }) => driver_no === (driver?.no ?? null)) }))
    .filter((sheet) => sheet.rides.length > 0);
}

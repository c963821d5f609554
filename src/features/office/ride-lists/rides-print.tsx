import { israelClock } from '@shared/clock/clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchDay } from '@/data/rides';
import { LookupFailure } from '@/features/office/kit/lookup';
import { timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { dayIn, parseTypedDay } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { standaloneLinkClass } from '@/ui/text-link';
import { RideSheetPage } from './ride-sheet-page';
import { rideSheets } from './sheets';

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

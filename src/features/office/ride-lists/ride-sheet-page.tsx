import type { BoardDriver, BoardVehicle, Ride } from '@/data/rides';
import { driverName, phoneIn, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { PrintedRide } from './printed-ride';

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
export function RideSheetPage({ driver, rides, vehicles, day, asOf }: RideSheetPageProps) {
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

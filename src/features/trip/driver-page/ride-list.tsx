import { addDays, israelClock, type DrivePage, type DriveRide } from '@/data/drive';
import { timeOf, useDriveWords } from './drive-words-context';
import { isOver, shownState } from './ride-life';
import { toldLines } from './told-by-traveller';

interface RideListProps {
  page: DrivePage;
  /** With what waits for a signal. */
  rides: readonly DriveRide[];
  onOpen: (ride: string) => void;
}

/** The rides by their days, those that are over last. */
export function RideList({ page, rides, onOpen }: RideListProps) {
  const words = useDriveWords();
  const { day: today } = israelClock();
  const dayOf = (ride: DriveRide) => israelClock(new Date(ride.pickup_at)).day;
  const ahead = rides.filter((ride) => !isOver(ride));
  const over = rides.filter(isOver);
  // Today and the last day in any case: that there is nothing is said, too.
  const days = [...new Set([today, ...ahead.map(dayOf), page.until])].toSorted();
  const nameOf = (day: string) =>
    day === today
      ? words.today
      : day === addDays(today, 1)
        ? words.tomorrow
        : new Intl.DateTimeFormat(words.intl, {
            weekday: 'long',
            day: 'numeric',
            month: 'numeric',
            timeZone: 'UTC',
          }).format(new Date(`${day}T12:00Z`));
  return (
    <>
      {days.map((day) => (
        <RideGroup key={day} title={nameOf(day)} rides={ahead.filter((ride) => dayOf(ride) === day)} onOpen={onOpen} />
      ))}
      {over.length > 0 ? <RideGroup title={words.done} rides={over} onOpen={onOpen} /> : null}
    </>
  );
}

function RideGroup({
  title,
  rides,
  onOpen,
}: {
  title: string;
  rides: readonly DriveRide[];
  onOpen: (ride: string) => void;
}) {
  const words = useDriveWords();
  return (
    <section className="grid gap-2">
      <h2 className="text-lead font-bold">{title}</h2>
      {rides.length === 0 ? <p>{words.noRides}</p> : null}
      <ul className="grid gap-2">
        {rides.map((ride) => (
          <li key={ride.id}>
            <button
              type="button"
              className="flex min-h-16 w-full items-start gap-4 rounded-lg border border-stone-strong bg-white p-3 text-start"
              onClick={() => onOpen(ride.id)}
            >
              <span className="text-card font-bold">{timeOf(ride.pickup_at)}</span>
              <span className="grid min-w-0 grow gap-0.5">
                <span className="font-bold wrap-anywhere">
                  <bdi>{ride.pickup}</bdi>
                </span>
                <span className="wrap-anywhere">
                  <bdi>{ride.dropoff}</bdi>
                </span>
                <span className="text-sm">
                  <bdi>{ride.name}</bdi>
                  {ride.flight_number ? ' · ' : null}
                  {ride.flight_number ? <bdi>{ride.flight_number}</bdi> : null}
                  {ride.landing_at ? ` · ${words.landing(timeOf(ride.landing_at))}` : null}
                </span>
                <span className="text-sm font-bold">{words.states[shownState(ride.state)]}</span>
                {toldLines(ride, words).map((line) => (
                  <span key={line} className="rounded bg-amber-400 px-2 py-1 text-sm font-bold">
                    {line}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { MINUTE_MS } from '@shared/clock/clock';
import { useEffect, useState } from 'react';
import { SEARCH_ACTIONS, type SearchAction, type TripDriver, type TripRide, type TripView } from '@/data/trip';
import { shortMoment, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Band } from './band';
import { meetingOfRide, WaysToMeet } from './ways-to-meet';
import { useOpenTrip } from './trip-context';
import { WishNotice } from './wish-notice';

/** So long before they mean something the buttons are there, and say from when on: nobody looks for them in vain. */
const SHOWN_BEFORE_MS = 30 * MINUTE_MS;

/** What happens now with the rides of the day, and what travellers say when they and their driver do not find each other. */
export function DayBand() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip').day;
  const now = useNow();
  const rides = trip.rides.filter(
    (ride) => ride.step !== 'to_come' || hasFlightLine(trip, ride) || isSought(ride, now) || isLate(ride, now),
  );
  if (rides.length === 0) return null;
  return (
    <Band title={m.title}>
      <ul className="grid gap-8">
        {rides.map((ride) => (
          <li key={`${ride.leg} ${ride.car}`}>
            <RideNow ride={ride} now={now} hasOthers={trip.rides.length > 1} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

const isSought = ({ search_from: from, search_until: until }: TripRide, now: number): boolean =>
  from !== null && until !== null && now >= Date.parse(from) - SHOWN_BEFORE_MS && now < Date.parse(until);

/** Once he was to be there, what the driver said is over. */
const isLate = ({ expected_at: at }: TripRide, now: number): boolean => at !== null && Date.parse(at) > now;

/** A flight that is watched has a band of its own (flight-band.tsx). */
const hasFlightLine = ({ flights }: TripView, { leg, landing_at: landingAt }: TripRide): boolean =>
  landingAt !== null && !flights.some((flight) => flight.leg === leg);

/** Milliseconds since 1970, minute by minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface RideNowProps {
  ride: TripRide;
  now: number;
  hasOthers: boolean;
}

function RideNow({ ride, now, hasOthers }: RideNowProps) {
  const { trip } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').day;
  const driver = trip.drivers.find(({ leg, car }) => leg === ride.leg && car === ride.car);
  const since = ride.since && isolatedText(timeInIsrael(ride.since));
  const meeting = ride.step === 'at_pickup' ? meetingOfRide(trip, ride, locale) : null;
  return (
    <div className="grid gap-4">
      {hasOthers ? <p className="text-sm text-ink-2">{shortMoment(locale, ride.pickup_at)}</p> : null}
      {ride.step === 'to_come' ? null : (
        <p role="status" className="text-lead font-bold">
          {m.steps[ride.step](since)}
        </p>
      )}
      {ride.expected_at && isLate(ride, now) ? (
        <p role="status" className="font-bold">
          {m.late(isolatedText(timeInIsrael(ride.expected_at)))}
        </p>
      ) : null}
      {meeting ? (
        <p className="flex gap-2">
          <Icon name="pin" className="mt-0.5 size-5 text-sea-600" />
          <bdi>{meeting}</bdi>
        </p>
      ) : null}
      {hasFlightLine(trip, ride) ? <FlightLine ride={ride} now={now} /> : null}
      {isSought(ride, now) ? <Search ride={ride} driver={driver} now={now} /> : null}
    </div>
  );
}

/** When the flight lands, and how old that is; once they are on board it matters no more. */
function FlightLine({ ride, now }: Pick<RideNowProps, 'ride' | 'now'>) {
  const m = useMessages('trip').day;
  const flight = useFlightOf(ride);
  if (ride.landing_at === null || ride.board_read_at === null || ride.search_until === null) return null;
  const at = isolatedText(timeInIsrael(ride.landing_at));
  return (
    <p className="flex gap-2">
      <Icon name="plane" className="mt-0.5 size-5 text-sea-600" />
      <span>
        {Date.parse(ride.landing_at) > now ? m.lands(flight, at) : m.landed(flight, at)}{' '}
        <span className="text-ink-2">{m.asOf(isolatedText(timeInIsrael(ride.board_read_at)))}</span>
      </span>
    </p>
  );
}

/** The number of the flight, as it was given. */
function useFlightOf({ leg }: TripRide): string {
  const { booking } = useOpenTrip().trip;
  return isolatedText(booking?.legs.find(({ position }) => position === leg)?.flight_number ?? '');
}

interface SearchProps {
  ride: TripRide;
  driver: TripDriver | undefined;
  now: number;
}

/** Who looks for the driver sees at once where and whom to call; that the office is called waits for no answer either. */
function Search({ ride, driver, now }: SearchProps) {
  const { wish, send } = useOpenTrip();
  const m = useMessages('trip').day;
  const [isLost, setLost] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { leg, car, here_at: here, lost_at: lost } = ride;
  const tell = (action: SearchAction) => {
    if (action === 'cannot_find_driver') setLost(true);
    setPressed(true);
    void send({ action, leg, car });
  };
  const isSending = (action: SearchAction) => wish.kind === 'sending' && wish.action === action;
  return (
    <div className="grid gap-4">
      {here ? (
        <p className="font-bold text-success">{m.hereSince(isolatedText(timeInIsrael(here)))}</p>
      ) : (
        <Button
          tone="secondary"
          icon="pin"
          busy={isSending('at_meeting_point')}
          busyLabel={m.sending}
          className="justify-self-start max-sm:w-full"
          onClick={() => tell('at_meeting_point')}
        >
          {m.here}
        </Button>
      )}
      <Button
        tone="danger"
        icon="alert"
        busy={isSending('cannot_find_driver')}
        busyLabel={m.sending}
        className="justify-self-start max-sm:w-full"
        onClick={() => tell('cannot_find_driver')}
      >
        {m.lost}
      </Button>
      {pressed ? <SearchNotice ride={ride} now={now} /> : null}
      {lost ? (
        <Alert tone="success">
          <p>{m.lostSince(isolatedText(timeInIsrael(lost)))}</p>
        </Alert>
      ) : null}
      {isLost || lost ? <WaysToMeet ride={ride} driver={driver} /> : null}
    </div>
  );
}

/** What became of the press. Too early is said with the hour from which on it counts. */
function SearchNotice({ ride, now }: Pick<SearchProps, 'ride' | 'now'>) {
  const { wish } = useOpenTrip();
  const m = useMessages('trip').day;
  const flight = useFlightOf(ride);
  const isEarly =
    wish.kind === 'refused' && wish.code === 'not_yet' && SEARCH_ACTIONS.some((action) => action === wish.action);
  if (!isEarly || ride.search_from === null) return <WishNotice actions={SEARCH_ACTIONS} />;
  const isInTheAir = ride.landing_at !== null && Date.parse(ride.landing_at) > now;
  const from = isolatedText(timeInIsrael(ride.search_from));
  return (
    <Alert tone="info">
      <p>{isInTheAir ? m.notLanded(flight, from) : m.notYet(from)}</p>
    </Alert>
  );
}

import type { TripFlight } from '@/data/trip';
import { shortMoment, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Ltr } from '@/ui/ltr';
import { Band } from './band';
import { useOpenTrip } from './trip-context';

/** The flights of the trip as the airport's board has them, with its age; nothing where none is watched. */
export function FlightBand() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip').flight;
  // Several cars wait for one flight.
  const flights = new Map(trip.flights.map((flight) => [`${flight.leg} ${flight.number}`, flight]));
  if (flights.size === 0) return null;
  return (
    <Band title={m.title}>
      <ul className="grid gap-5">
        {[...flights].map(([key, flight]) => (
          <li key={key} className="grid gap-1">
            <FlightLines flight={flight} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function FlightLines({ flight }: { flight: TripFlight }) {
  const m = useMessages('trip').flight;
  const { number, read_at: readAt, span, is_being_arranged: isArranged, state } = flight;
  return (
    <>
      <p className="text-lead font-bold wrap-anywhere">
        <Ltr>{number}</Ltr> · {useStateText(flight)}
      </p>
      {isArranged ? <p>{m.beingArranged}</p> : null}
      {span && (state === 'expected' || state === 'landed') ? (
        <p>
          {m.span(span.from, span.until)} {span.is_rule_of_thumb ? m.ruleOfThumb : m.fromOurRides}
        </p>
      ) : null}
      {readAt ? (
        <p className="text-sm text-ink-2">
          {m.asOf(isolatedText(timeInIsrael(readAt)))} {flight.is_old ? m.old : null}
        </p>
      ) : null}
    </>
  );
}

/** Where the flight stands, in words. */
function useStateText({ state, is_arrival: isArrival, landing_at: at, scheduled_at: planned }: TripFlight): string {
  const m = useMessages('trip').flight;
  const locale = useLocale();
  if (state === 'cancelled' || state === 'not_yet' || state === 'not_seen') return m.states[state];
  if (!at || !planned || !(state === 'expected' || state === 'landed' || state === 'departed'))
    return m.states.uncertain;
  const moment = isolatedText(shortMoment(locale, at));
  if (state !== 'expected') return m.states[state](moment);
  const before = Date.parse(at) === Date.parse(planned) ? null : isolatedText(timeInIsrael(planned));
  return isArrival ? m.states.lands(moment, before) : m.states.takesOff(moment, before);
}

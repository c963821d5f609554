import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { expectedTime, fetchFlightBoard, parseFlightNumber, placeName, type Flight } from '@/data/flight-board';
import { formatCalendarDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { Icon } from '@/ui/icon';
import type { TripFormProps } from './trip-form-props';

/** Milliseconds after the last key before the board is asked. */
const TYPING_PAUSE_MS = 600;

type Finding = { kind: 'searching' | 'notListed' | 'shape' } | { kind: 'found' | 'otherDay'; flight: Flight };

const dayOf = (flight: Flight) => flight.scheduledTime.slice(0, 10);

/** @param date the travel date, "YYYY-MM-DD", or empty */
function judge(flights: readonly Flight[], date: string): Finding {
  const [first] = flights;
  if (!first) return { kind: 'notListed' };
  if (!date) return { kind: 'found', flight: first };
  const onThatDay = flights.find((flight) => dayOf(flight) === date);
  if (onThatDay) return { kind: 'found', flight: onThatDay };
  // Beyond the board's days the flight simply is not there yet; within them, the date is worth a second look.
  const lastDay = flights.map(dayOf).toSorted().at(-1) ?? '';
  return date > lastDay ? { kind: 'notListed' } : { kind: 'otherDay', flight: first };
}

export interface FlightCheckProps extends TripFormProps {
  of: readonly [flight: 'flight_number' | 'return_flight', day: 'travel_date' | 'return_date'];
}

/** Looks an entered flight up on the airport's board and says what it found. It helps; it never stands in the way. */
export function FlightCheck({ form, of }: FlightCheckProps) {
  const locale = useLocale();
  const { flight: words } = useMessages('tripRequest');
  const [typed, held] = useWatch({ control: form.state.control, name: of });
  const finding = useFinding(typed.trim(), dayIn(held));
  if (!finding) return <p role="status" />;
  const sentence =
    finding.kind === 'found'
      ? words.found({
          number: finding.flight.flightNumber,
          isArrival: finding.flight.direction === 'arrival',
          place: placeName(finding.flight, locale),
          day: formatCalendarDay(expectedTime(finding.flight).slice(0, 10)),
          time: expectedTime(finding.flight).slice(11, 16),
          terminal: finding.flight.terminal,
        })
      : finding.kind === 'otherDay'
        ? words.otherDay(formatCalendarDay(dayOf(finding.flight)))
        : words[finding.kind];
  return (
    <p role="status" className="flex items-start gap-2 text-sm font-bold text-sea-700">
      <Icon name={finding.kind === 'found' ? 'check' : 'info'} className="mt-px" />
      {sentence}
    </p>
  );
}

/** What the board says about a flight; null while there is nothing to say. */
function useFinding(typed: string, date: string): Finding | null {
  const question = `${typed} ${date}`;
  const [answer, setAnswer] = useState<{ question: string; finding: Finding } | null>(null);
  useEffect(() => {
    if (!typed) return;
    const abandoned = new AbortController();
    const say = (finding: Finding | null) => {
      if (!abandoned.signal.aborted) setAnswer(finding && { question, finding });
    };
    const search = async () => {
      if (!parseFlightNumber(typed)) return say({ kind: 'shape' });
      say({ kind: 'searching' });
      try {
        const { flights } = await fetchFlightBoard(typed, abandoned.signal);
        say(judge(flights, date));
      } catch {
        // No board, no word: a search that failed says nothing about the flight.
        say(null);
      }
    };
    const timer = setTimeout(() => void search(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [typed, date, question]);
  return answer?.question === question ? answer.finding : null;
}

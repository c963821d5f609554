import { israelClock, israelInstant } from '@shared/clock/clock';
import { useWatch } from 'react-hook-form';
import { closedFor, closedTimes, isRestNow, nearestOpen } from '@/config/rest-clock';
import { restAround, startsAtAirport, type WallTime } from '@/data/submit-lead';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { AskNote } from './closed-days-note';
import type { TripFormProps, TripTimeProps } from './trip-form-props';

/** Hours before a pick-up within which a request may be read too late. */
const SOON_HOURS = 3;

interface HourNoteProps extends TripTimeProps {
  /** That the ride takes. */
  minutes: number;
  of: readonly [day: 'travel_date' | 'return_date', hour: 'pickup_time' | 'return_time'];
}

/** What there is to know about the chosen hour: it is soon, or nobody drives then, and when the nearest rides are. */
export function HourNote({ form, rules, minutes, of }: HourNoteProps) {
  const m = useMessages('tripRequest');
  const [held, time, pickup] = useWatch({ control: form.state.control, name: [...of, 'pickup'] });
  const day = dayIn(held);
  const now = israelClock();
  const hoursAhead = day === now.day && time ? Number(time.slice(0, 2)) - Number(now.time.slice(0, 2)) : Infinity;
  const isSoon = hoursAhead >= 0 && hoursAhead <= SOON_HOURS;
  const wish = day && time ? israelInstant(day, time) : null;
  const isClosed = wish !== null && closedFor(closedTimes(rules, day), wish, minutes) !== null;
  if (!isSoon && !isClosed) return <div role="status" />;
  return (
    <AskNote isUrgent offersWays>
      {isClosed ? `${m.closedHour.closed} ` : null}
      {isClosed ? <NearestHours form={form} rules={rules} minutes={minutes} of={of} wish={wish} /> : null}
      {isClosed && of[0] === 'travel_date' && startsAtAirport(pickup) ? `${m.closedHour.landing} ` : null}
      {isRestNow() ? `${m.restNow} ` : null}
      {isSoon ? m.soon : m.closedDates.ask}
    </AskNote>
  );
}

/** The nearest open hours before and after the wish, to be taken by a press. */
function NearestHours({ form, rules, minutes, of, wish }: HourNoteProps & { wish: Date }) {
  const m = useMessages('tripRequest');
  const now = israelClock();
  const windows = restAround(rules, { day: israelClock(wish).day });
  const hours = nearestOpen(windows, wish, minutes, israelInstant(now.day, now.time)).map((hour) => israelClock(hour));
  // The buttons go with the note.
  const follow = () => document.getElementById(form.fieldId(of[1]))?.focus();
  return (
    <>
      {m.closedHour.nearest}
      <HourChoice form={form} of={of} hours={hours} onTaken={follow} />
    </>
  );
}

interface HourChoiceProps extends TripFormProps, Pick<HourNoteProps, 'of'> {
  hours: readonly WallTime[];
  isOnDark?: boolean;
  /** The focus needs another place: the buttons are gone. */
  onTaken: () => void;
}

/** Hours that a press takes, with their days. */
export function HourChoice({ form, of, hours, isOnDark = false, onTaken }: HourChoiceProps) {
  const locale = useLocale();

  function take({ day, time }: WallTime) {
    form.state.setValue(of[0], day, { shouldDirty: true });
    form.state.setValue(of[1], time, { shouldDirty: true });
    if (of.some((name) => form.errorOf(name))) void form.state.trigger(of);
    onTaken();
  }

  return (
    <span className="my-2 flex flex-wrap gap-2">
      {hours.map((hour) => (
        <Button
          key={hour.day + hour.time}
          tone={isOnDark ? 'outlineOnDark' : 'outline'}
          size="small"
          onClick={() => take(hour)}
        >
          {shortMoment(locale, israelInstant(hour.day, hour.time))}
        </Button>
      ))}
    </span>
  );
}

import { MINUTES_OF_DAY, israelClock, israelInstant } from '@shared/clock/clock';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { business } from '@/config/business';
import { closedFor, closedTimes, isDayClosed, isRestNow, nearestOpen, type RestRules } from '@/config/rest-clock';
import { restAround, startsAtAirport, type WallTime } from '@/data/submit-lead';
import { phoneIn, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Button, buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import type { TripFormProps, TripTimeProps } from './trip-form-props';

interface ClosedDaysNoteProps {
  rules: RestRules;
  /** The travel date, or empty. */
  day: string;
}

/** Shabbat or the holiday that reaches into a day, candle lighting and nightfall included; null for any other day. */
function restOf(rules: RestRules, day: string) {
  const windows = closedTimes({ ...rules, before: 0, after: 0, closed_dates: [] }, day);
  return closedFor(windows, israelInstant(day, '00:00'), MINUTES_OF_DAY);
}

/**
 * From when to when nobody drives around the chosen day, and the way to ask all the same. A closed day that was chosen is
 * named, and is sent like any other: a request is never refused for its day.
 */
export function ClosedDaysNote({ rules, day }: ClosedDaysNoteProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const isClosed = day !== '' && isDayClosed(rules, day);
  const rest = day === '' ? null : restOf(rules, day);
  const momentOf = (instant: number) => shortMoment(locale, new Date(instant));
  const isNamed = rules.closed_dates.includes(day);
  const times = rest && m.closedDates.rest(momentOf(rest.starts_at), momentOf(rest.ends_at));
  const why = isNamed ? m.closedDates.chosen : times;
  const otherwise = rules.closed_dates.length > 0 ? m.closedDates.others : '';
  const more = isClosed ? m.closedDates.ask : otherwise;
  return (
    <AskNote isUrgent={isClosed} offersWays={more !== ''}>
      {why ?? m.closedDays} {isClosed && isRestNow() ? `${m.restNow} ` : null}
      {more}
    </AskNote>
  );
}

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

interface AskNoteProps {
  /** It is about what was chosen. */
  isUrgent: boolean;
  offersWays: boolean;
  children: ReactNode;
}

/** A note that the visitor's choice may call for, with the ways to ask at once. */
function AskNote({ isUrgent, offersWays, children }: AskNoteProps) {
  const locale = useLocale();
  return (
    <div
      role="status"
      className={classNames(
        'grid content-start gap-2 text-sm',
        isUrgent ? 'rounded bg-warn-soft p-4 text-ink' : 'text-ink-2',
      )}
    >
      <p className="flex items-start gap-2">
        <Icon name={isUrgent ? 'alert' : 'clock'} className="mt-0.5 size-4.5" />
        <span>{children}</span>
      </p>
      {offersWays ? (
        <p className="flex flex-wrap gap-2">
          <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'outline', size: 'small' })}>
            <Icon name="phone" />
            <Ltr>{phoneIn(locale, business.phone)}</Ltr>
          </a>
          <a
            href={whatsappLink(business.whatsapp)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ tone: 'outline', size: 'small' })}
          >
            <Icon name="chat" />
            WhatsApp
          </a>
        </p>
      ) : null}
    </div>
  );
}

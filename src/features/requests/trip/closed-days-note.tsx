import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { business } from '@/config/business';
import { isRestNow, restAt } from '@/config/rest-now';
import { israelClock } from '@/data/submit-lead';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import type { TripFormProps } from './trip-form-props';

interface ClosedDaysNoteProps {
  /** Days on which nobody drives, "YYYY-MM-DD". */
  closed: readonly string[];
  /** The travel date, or empty. */
  day: string;
}

/**
 * Why days of the calendar cannot be chosen, and the way to ask all the same. A closed day that was chosen is named, and
 * is sent like any other: a request is never refused for its day.
 */
export function ClosedDaysNote({ closed, day }: ClosedDaysNoteProps) {
  const m = useMessages('tripRequest');
  const rest = restAt(day, '');
  const why = closed.includes(day) ? m.closedDates.chosen : rest && m.closedDates.rest[rest];
  const more = why ? ` ${m.closedDates.ask}` : closed.length > 0 ? ` ${m.closedDates.others}` : '';
  return (
    <AskNote isUrgent={Boolean(why)} offersWays={more !== ''}>
      {why || m.closedDays}
      {more}
      {why && isRestNow() ? ` ${m.restNow}` : null}
    </AskNote>
  );
}

/** Hours before a pick-up within which a request may be read too late. */
const SOON_HOURS = 3;

interface HourNoteProps extends TripFormProps {
  of: readonly [day: 'travel_date' | 'return_date', hour: 'pickup_time' | 'return_time'];
}

/** What there is to know about the chosen hour: it is soon, or the day of rest may have begun by then. */
export function HourNote({ form, of }: HourNoteProps) {
  const m = useMessages('tripRequest');
  const [held, time] = useWatch({ control: form.state.control, name: of });
  const day = dayIn(held);
  const now = israelClock();
  const hoursAhead = day === now.day && time ? Number(time.slice(0, 2)) - Number(now.time.slice(0, 2)) : Infinity;
  const isSoon = hoursAhead >= 0 && hoursAhead <= SOON_HOURS;
  const isEve = day !== '' && time !== '' && restAt(day, time) === 'eve';
  if (!isSoon && !isEve) return <div role="status" />;
  return (
    <AskNote isUrgent offersWays>
      {isEve ? `${m.closedDates.rest.eve} ` : null}
      {isSoon ? m.soon : m.closedDates.ask}
      {isRestNow() ? ` ${m.restNow}` : null}
    </AskNote>
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

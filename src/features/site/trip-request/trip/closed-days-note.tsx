import { MINUTES_OF_DAY, israelInstant } from '@shared/clock/clock';
import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { closedFor, closedTimes, isDayClosed, isRestNow, type RestRules } from '@/config/rest-clock';
import { phoneIn, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';

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

interface AskNoteProps {
  /** It is about what was chosen. */
  isUrgent: boolean;
  offersWays: boolean;
  children: ReactNode;
}

/** A note that the visitor's choice may call for, with the ways to ask at once. */
export function AskNote({ isUrgent, offersWays, children }: AskNoteProps) {
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

import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { displayPhone, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';

interface ClosedDaysNoteProps {
  /** Days on which nobody drives, "YYYY-MM-DD". */
  closed: readonly string[];
  /** The travel date, or empty. */
  day: string;
}

/**
 * Why days of the calendar cannot be chosen, and the way to ask all the same. A closed day that was typed is named, and
 * is sent like any other: a request is never refused for its day.
 */
export function ClosedDaysNote({ closed, day }: ClosedDaysNoteProps) {
  const m = useMessages('tripRequest');
  const isClosed = closed.includes(day);
  return (
    <div
      role="status"
      className={classNames('grid gap-2 text-sm', isClosed ? 'rounded bg-warn-soft p-4 text-ink' : 'text-ink-2')}
    >
      <p className="flex items-start gap-2">
        <Icon name={isClosed ? 'alert' : 'clock'} className="mt-0.5 size-4.5" />
        <span>
          {isClosed ? m.closedDates.chosen : m.closedDays}
          {closed.length > 0 ? ` ${isClosed ? m.closedDates.ask : m.closedDates.others}` : null}
        </span>
      </p>
      {closed.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'outline', size: 'small' })}>
            <Icon name="phone" />
            <Ltr>{displayPhone(business.phone)}</Ltr>
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

import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { wishQuery, type TripWish } from '@/lib/trip-wish';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

export interface BookingButtonsProps {
  /** What the chat opens with, naming what the visitor is looking at. */
  chatText: string;
  /** Words of the booking button, where "Book on WhatsApp" is too general. */
  bookLabel?: string;
  /** The second button, by its path without language prefix; the request form where it is missing. */
  second?: { path: string; label: string };
  /** Another number than the one for bookings, E.164. */
  chatNumber?: string;
  /** What the visitor is looking at: the request form begins with it. */
  wish?: TripWish;
  /** On a night surface. */
  onDark?: boolean;
}

/** The two ways to a booking: the chat, and the request form (or another page). */
export function BookingButtons({
  chatText,
  bookLabel,
  second,
  chatNumber = business.whatsapp,
  wish,
  onDark = false,
}: BookingButtonsProps) {
  const locale = useLocale();
  const { bookByChat } = useMessages('site');
  const { requestQuote } = useMessages('pageParts');
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={whatsappLink(chatNumber, chatText)} className={buttonClass({ tone: 'primary' })}>
        <Icon name="chat" />
        {bookLabel ?? bookByChat}
      </a>
      <Link
        to={second ? localizedPath(locale, second.path) : localizedPath(locale, '/plan-your-trip') + wishQuery(wish)}
        className={buttonClass({ tone: onDark ? 'outlineOnDark' : 'outline' })}
      >
        {second?.label ?? requestQuote}
      </Link>
    </div>
  );
}

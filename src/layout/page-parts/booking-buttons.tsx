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
  /** Words of the chat's button, where "Book on WhatsApp" is too general. */
  bookLabel?: string;
  /** A third way, by its path without language prefix. */
  more?: { path: string; label: string };
  /** Another number than the one for bookings, E.164. */
  chatNumber?: string;
  /** All that the page knows of the trip: the request form begins with it. */
  wish?: TripWish;
  /** On a night surface. */
  onDark?: boolean;
}

/** The ways to a booking, one order on every page: the request form with what the page knows, then the chat. */
export function BookingButtons({
  chatText,
  bookLabel,
  more,
  chatNumber = business.whatsapp,
  wish,
  onDark = false,
}: BookingButtonsProps) {
  const locale = useLocale();
  const { bookByChat } = useMessages('site');
  const { requestQuote } = useMessages('pageParts');
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Link
        to={localizedPath(locale, '/plan-your-trip') + wishQuery(wish)}
        className={buttonClass({ tone: 'primary' })}
      >
        {requestQuote}
        <Icon name="arrow" />
      </Link>
      <a
        href={whatsappLink(chatNumber, chatText)}
        className={buttonClass({ tone: onDark ? 'outlineOnDark' : 'outline' })}
      >
        <Icon name="chat" />
        {bookLabel ?? bookByChat}
      </a>
      {more ? (
        <Link
          to={localizedPath(locale, more.path)}
          className="inline-flex min-h-13 items-center px-2 font-bold underline decoration-[1.5px] underline-offset-[0.28em]"
        >
          {more.label}
        </Link>
      ) : null}
    </div>
  );
}

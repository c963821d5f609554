import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { telephoneLink } from '@/lib/contact-links';
import type { TripWish } from '@/lib/trip-wish';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { standaloneLinkClass } from '@/ui/text-link';
import { BookingButtons } from './booking-buttons';

interface OfferCardProps {
  title: string;
  /** A few words under the title. */
  line: string;
  /** What the price covers. */
  items: readonly string[];
  /** What the chat opens with. */
  chatText: string;
  /** All that the page knows of the trip: the request form begins with it. */
  wish: TripWish;
}

/** Card beside a page's text: what one gets, and how to book it by the form, by chat or by phone. */
export function OfferCard({ title, line, items, chatText, wish }: OfferCardProps) {
  const locale = useLocale();
  return (
    <Card className="overflow-hidden shadow-2">
      <div className="grid gap-1 bg-sea-700 px-6 py-5 text-paper">
        <h2 className="text-card text-paper">{title}</h2>
        <p className="text-sm">{line}</p>
      </div>
      <div className="grid gap-6 p-6">
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item} className="flex gap-3 text-base leading-snug">
              <Icon name="check" className="mt-0.5 text-sea-600" />
              <span className="min-w-0 wrap-anywhere">{item}</span>
            </li>
          ))}
        </ul>
        <div className="grid justify-items-start gap-2 print:hidden">
          <BookingButtons chatText={chatText} wish={wish} />
          <a href={telephoneLink(business.phone)} className={standaloneLinkClass}>
            <Icon name="phone" className="size-4" />
            <Ltr>{phoneIn(locale, business.phone)}</Ltr>
          </a>
        </div>
      </div>
    </Card>
  );
}

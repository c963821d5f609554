import { formatPrice, type TripOffer } from '@/data/trip';
import { business } from '@/config/business';
import { dayInText, shortMoment, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Band } from './band';
import { PriceReasons } from './price-reasons';
import { useOpenTrip } from './trip-context';
import { OrderTerms } from './trip-facts';
import { stubsOfOffer } from './trip-stubs';
import { WishNotice } from './wish-notice';

/** The open offer: its price, what that is made of, how long it holds, what one orders, and the one amber button. */
export function OfferCard({ offer }: { offer: TripOffer }) {
  const { trip, wish, send } = useOpenTrip();
  const locale = useLocale();
  const { band, offer: m, actions } = useMessages('trip');
  const price = formatPrice(locale, offer.total_agorot);
  const isAtMost = offer.fare_kind === 'at_most';
  const isChange = trip.state === 'changed_offer';
  const legal = business.legal.name[locale];
  const date = dayInText(locale, offer.terms_version);
  return (
    <Band title={isChange ? band.changedOffer.title : band.offer.title} isQuiet>
      <div className="grid gap-1">
        <p className="font-display text-[3.5rem] leading-none font-bold text-sea-700 max-[22rem]:text-figure">
          {price}
        </p>
        <p className="font-bold">{isAtMost ? band.offer.atMost : band.offer.fixed}</p>
        {isAtMost ? <p className="text-ink-2">{band.meter}</p> : null}
        <p className="flex items-start gap-2 text-ink-2">
          <Icon name="clock" className="mt-1 size-4.5 text-sea-600" />
          {band.until(shortMoment(locale, offer.valid_until))}
        </p>
      </div>
      {isChange && trip.booking ? (
        <>
          <NewJourneys offer={offer} />
          <p className="rounded bg-sea-100 p-4">
            {band.changedOffer.kept(formatPrice(locale, trip.booking.total_agorot))}
          </p>
        </>
      ) : null}
      <PriceReasons offer={offer} />
      {offer.note ? (
        <div className="grid gap-1 border-s-3 border-amber-400 ps-4">
          <p className="text-sm text-ink-2">{m.note}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <bdi>{offer.note}</bdi>
          </p>
        </div>
      ) : null}
      <OrderTerms offer={offer} />
      <WishNotice actions={['accept']} />
      {trip.can.includes('accept') ? (
        <div className="grid gap-3">
          <p>{isAtMost ? m.orderTaxi(legal, date) : m.order(legal, date)}</p>
          <Button
            tone="primary"
            icon="check"
            busy={wish.kind === 'sending' && wish.action === 'accept'}
            busyLabel={actions.sending}
            className="max-sm:w-full sm:min-w-64 sm:justify-self-start"
            onClick={() => void send({ action: 'accept', offer: offer.number })}
          >
            {m.accept(price)}
          </Button>
        </div>
      ) : null}
    </Band>
  );
}

/** The journeys of a changed offer: the ticket above still shows the booking. */
function NewJourneys({ offer }: { offer: TripOffer }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-3">
      {stubsOfOffer(offer).map(({ position, pickup, dropoff, day, time }) => (
        <li key={position} className="grid gap-0.5 border-s-3 border-stone-300 ps-4">
          <span className="font-bold wrap-anywhere">
            <bdi className="inline-block">{pickup}</bdi> <Icon name="arrow" className="inline size-4 text-ink-3" />{' '}
            <bdi className="inline-block">{dropoff}</bdi>
          </span>
          <span className="text-ink-2">
            {day ? writtenOutDay(locale, day, time ?? '') : null} · <bdi dir="ltr">{time}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

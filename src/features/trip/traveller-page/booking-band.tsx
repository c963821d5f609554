import { formatPrice } from '@/data/trip';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Band } from './band';
import { CalendarButton, CalendarSubscription, CallButton, ShareView } from './booking-buttons';
import { MissedRides } from './missed-rides';
import { PriceReasons } from './price-reasons';
import { rideStage } from './ride-stage';
import { useOpenTrip } from './trip-context';
import { FactRow, FactRows, MeetingRow, PayRow, VehicleRow } from './trip-facts';
import { WishNotice } from './wish-notice';

/** A trip that is booked: what was agreed, the calendar, and a view to pass on. */
export function BookingBand() {
  const { trip, wish } = useOpenTrip();
  const locale = useLocale();
  const { band, facts } = useMessages('trip');
  const { booking, cancellation, state } = trip;
  if (!booking) return null;
  const isUnderWay = state === 'under_way';
  const now = {
    to_come: { title: band.booked.title, text: band.booked.now },
    under_way: band.underWay,
    arrived: band.past,
  };
  const { title, text } = isUnderWay ? now[rideStage(trip)] : band.booked;
  const hasDrivers = trip.drivers.length > 0;
  return (
    <Band title={title} icon="check" takesFocus={wish.kind === 'done' && wish.action === 'accept'}>
      <div className="grid gap-1">
        <p className="text-lead">{text}</p>
        {isUnderWay || hasDrivers ? null : <p className="text-ink-2">{band.booked.driver}</p>}
        {state === 'booked_soon' ? <p className="font-bold">{band.booked.soon}</p> : null}
      </div>
      {trip.missed.length > 0 ? <MissedRides missed={trip.missed} /> : null}
      <WishNotice actions={['accept', 'decline']} />
      <FactRows>
        <FactRow name={facts.price}>
          <strong>{formatPrice(locale, booking.total_agorot)}</strong> ·{' '}
          {booking.fare_kind === 'at_most' ? band.offer.atMost : band.offer.fixed}
        </FactRow>
        <PayRow offer={booking} isBooked />
        <VehicleRow offer={booking} />
        <MeetingRow offer={booking} drivers={trip.drivers} />
        {cancellation && !isUnderWay ? (
          <FactRow name={facts.free}>
            {cancellation.fee_agorot > 0
              ? facts.freeNow(formatPrice(locale, cancellation.fee_agorot))
              : facts.freeUntil(shortMoment(locale, cancellation.free_until))}
          </FactRow>
        ) : null}
      </FactRows>
      <PriceReasons offer={booking} />
      <div className="flex flex-wrap gap-3">
        {isUnderWay ? <CallButton /> : <CalendarButton trip={trip} booking={booking} />}
        {trip.can.includes('share') && trip.view_key ? (
          <>
            {isUnderWay ? null : <CalendarSubscription trip={trip} viewKey={trip.view_key} />}
            <ShareView trip={trip} viewKey={trip.view_key} />
          </>
        ) : null}
      </div>
    </Band>
  );
}

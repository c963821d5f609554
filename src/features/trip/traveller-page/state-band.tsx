import type { ReactNode } from 'react';
import { formatPrice, type TripState, type TripView } from '@/data/trip';
import { isRestNow } from '@/config/rest-clock';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Band } from './band';
import { BookingBand } from './booking-band';
import { CallButton } from './booking-buttons';
import { MissedRides } from './missed-rides';
import { OfferCard } from './offer-card';
import { rideStage } from './ride-stage';
import { useOpenTrip } from './trip-context';
import { WishNotice } from './wish-notice';

/** How the trip stands, and the one thing that is asked of the traveller. */
export function StateBand() {
  const { trip } = useOpenTrip();
  const BandOfState = trip.scope === 'view' ? ViewBand : BANDS[trip.state];
  // Another state is another band: nothing slides about in it.
  return <BandOfState key={`${trip.state} ${trip.offer?.number ?? 0}`} trip={trip} />;
}

interface StateProps {
  trip: TripView;
}

const BANDS: Readonly<Record<TripState, (props: StateProps) => ReactNode>> = {
  request: RequestBand,
  offer: OpenOfferBand,
  offer_expired: ExpiredBand,
  offer_withdrawn: WithdrawnBand,
  offer_declined: DeclinedBand,
  booked: BookingBand,
  booked_soon: BookingBand,
  changed_offer: ChangedOfferBand,
  under_way: BookingBand,
  between_rides: BookingBand,
  no_show: NoShowBand,
  past: PastBand,
  cancelled: CancelledBand,
};

function RequestBand() {
  const m = useMessages('trip').band.request;
  return (
    <Band title={m.title}>
      <p className="text-lead">{isRestNow() ? m.rest : m.text}</p>
      <ToldOfRequest />
    </Band>
  );
}

/** What form and mail have said of the request: the price until its end, an hour at which nobody drives, and that no mail went out. */
function ToldOfRequest() {
  const { price, closed, mailed } = useOpenTrip().trip;
  const locale = useLocale();
  const m = useMessages('trip').band.request;
  return (
    <>
      {price ? (
        <p className="font-bold">
          {m.held(formatPrice(locale, price.total_agorot), shortMoment(locale, price.held_until))}
        </p>
      ) : null}
      {closed.map(({ way, starts_at: start, ends_at: end }) => (
        <Alert key={way} tone="warn" role="none">
          <p>{m.closedWay(way, shortMoment(locale, start), shortMoment(locale, end))}</p>
        </Alert>
      ))}
      {mailed ? null : <p>{m.unmailed}</p>}
    </>
  );
}

function OpenOfferBand({ trip }: StateProps) {
  return trip.offer ? <OfferCard offer={trip.offer} /> : null;
}

function ChangedOfferBand({ trip }: StateProps) {
  return (
    <>
      <OpenOfferBand trip={trip} />
      <BookingBand />
    </>
  );
}

function ExpiredBand({ trip }: StateProps) {
  const m = useMessages('trip').band.expired;
  const locale = useLocale();
  return <EndedOffer title={m.title} text={trip.offer ? m.text(shortMoment(locale, trip.offer.valid_until)) : ''} />;
}

function WithdrawnBand() {
  const m = useMessages('trip').band.withdrawn;
  return <EndedOffer title={m.title} text={m.text} />;
}

function DeclinedBand({ trip }: StateProps) {
  const m = useMessages('trip').band.declined;
  const locale = useLocale();
  return <EndedOffer title={m.title} text={trip.offer ? m.text(formatPrice(locale, trip.offer.total_agorot)) : ''} />;
}

function NoShowBand({ trip }: StateProps) {
  const m = useMessages('trip').band.noShow;
  return (
    <Band title={m.title}>
      <MissedRides missed={trip.missed} />
      <p>{m.tell}</p>
      <div className="flex flex-wrap gap-3">
        <CallButton />
      </div>
    </Band>
  );
}

function PastBand() {
  const m = useMessages('trip').band.past;
  return (
    <Band title={m.title}>
      <p>{m.text}</p>
      <BookAnew />
    </Band>
  );
}

/** An offer that cannot be accepted any more: what became of it, and the way to a new one. */
function EndedOffer({ title, text }: { title: string; text: string }) {
  const { trip, wish, send } = useOpenTrip();
  const m = useMessages('trip').actions;
  const isAsked = wish.kind === 'done' && wish.action === 'ask_again';
  return (
    <Band title={title} takesFocus={wish.kind !== 'idle'}>
      <p className="text-lead">{text}</p>
      <ToldOfRequest />
      <WishNotice actions={['ask_again', 'accept', 'decline']} />
      {trip.can.includes('ask_again') && !isAsked ? (
        <Button
          tone="primary"
          icon="refresh"
          busy={wish.kind === 'sending' && wish.action === 'ask_again'}
          busyLabel={m.sending}
          className="justify-self-start max-sm:w-full"
          onClick={() => void send({ action: 'ask_again' })}
        >
          {m.ask_again}
        </Button>
      ) : null}
    </Band>
  );
}

function CancelledBand({ trip }: StateProps) {
  const { wish } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').band.cancelled;
  const fee = trip.booking?.cancel_fee_agorot ?? 0;
  const said = fee > 0 ? m.fee(formatPrice(locale, fee)) : m.free;
  return (
    <Band title={m.title} takesFocus={wish.kind === 'done'}>
      <p className="text-lead">{trip.booking?.cancelled_by === 'business' ? m.byUs : said}</p>
      <BookAnew />
    </Band>
  );
}

function BookAnew() {
  const locale = useLocale();
  const m = useMessages('trip').actions;
  return (
    <a
      href={localizedPath(locale, '/plan-your-trip')}
      className={buttonClass({ tone: 'primary' }, 'justify-self-start max-sm:w-full')}
    >
      {m.bookAnew}
      <Icon name="arrow" />
    </a>
  );
}

/** For whoever waits or rides along: no price, and nothing to press. */
function ViewBand({ trip }: StateProps) {
  const m = useMessages('trip').band;
  const isUnderWay = trip.state === 'under_way';
  const isShown = isUnderWay || trip.booking !== null;
  const { title } = isUnderWay ? { to_come: m.view, under_way: m.underWay, arrived: m.past }[rideStage(trip)] : m.view;
  return isShown ? (
    <Band title={title} icon="check">
      <p>{m.view.text}</p>
    </Band>
  ) : (
    <Band title={m.view.none} />
  );
}

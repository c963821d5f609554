import { HOUR_MS } from '@shared/clock/clock';
import { useState, type ReactNode } from 'react';
import { freeWaiting, meetingIn, sketchOf, type PayWay, type TripDriver, type TripOffer } from '@/data/trip';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { MeetingPlace } from './meeting-place';
import { stubsOfOffer } from './trip-stubs';

/** Short rows of a name and a sentence. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl className="grid border-t border-stone-200 text-sm">{children}</dl>;
}

export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-stone-200 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The vehicles of an offer: "1 × Van, 7 seats". Of journeys alike once. */
export function VehicleRow({ offer }: { offer: TripOffer }) {
  const m = useMessages('trip').offer;
  const locale = useLocale();
  const vehicles = new Set(
    stubsOfOffer(offer).flatMap(({ vehicles: count, vehicleName }) =>
      vehicleName ? [m.cars(count, vehicleName[locale])] : [],
    ),
  );
  return vehicles.size > 0 ? (
    <FactRow name={m.car}>
      <bdi>{[...vehicles].join(', ')}</bdi>
    </FactRow>
  ) : null;
}

interface MeetingRowProps {
  offer: TripOffer;
  /** Whose cards say where they meet. */
  drivers?: readonly TripDriver[];
}

/** Where whoever lands is met, and how, on each ride that has no driver yet; of rides alike once. */
export function MeetingRow({ offer, drivers }: MeetingRowProps) {
  const { meeting: name } = useMessages('trip').facts;
  const locale = useLocale();
  const open = offer.legs.filter(({ position }) => !drivers?.some(({ leg }) => leg === position));
  const places = new Map(
    open.flatMap((leg) => {
      const place = meetingIn(leg, locale);
      return place ? [[place, sketchOf(leg, leg)] as const] : [];
    }),
  );
  return places.size > 0 ? (
    <FactRow name={name}>
      {[...places].map(([place, sketch]) => (
        <MeetingPlace key={place} place={place} sketch={sketch} />
      ))}
    </FactRow>
  ) : null;
}

export function PayRow({ offer, isBooked = false }: { offer: TripOffer; isBooked?: boolean }) {
  const m = useMessages('trip').offer;
  const said = (ways: readonly PayWay[]) =>
    ways.filter((way) => offer.pay_ways.includes(way)).map((way) => m.ways[way]);
  const toDriver = said(['card', 'cash', 'wallet']).join(', ');
  const others = said(['link', 'transfer', 'invoice']);
  return (
    <FactRow name={m.pay}>
      {[...(toDriver ? [m.toDriver(toDriver)] : []), ...others].join(' · ')}
      {isBooked && offer.payment_url ? (
        <span className="block">
          <a
            href={offer.payment_url}
            target="_blank"
            rel="noopener noreferrer"
            className={textLinkClass('sea', 'min-h-11')}
          >
            {m.payNow}
          </a>
        </span>
      ) : null}
    </FactRow>
  );
}

/** What has to be said before somebody orders: with whom, how it is paid, how it is cancelled, what waiting costs. */
export function OrderTerms({ offer }: { offer: TripOffer }) {
  const locale = useLocale();
  const m = useMessages('trip').offer;
  const { legal } = business;
  const [openedAt] = useState(() => Date.now());
  const freeUntil = Math.min(...offer.legs.map((leg) => Date.parse(leg.pickup_at))) - offer.free_until_hours * HOUR_MS;
  return (
    <FactRows>
      <VehicleRow offer={offer} />
      <MeetingRow offer={offer} />
      <PayRow offer={offer} />
      <FactRow name={m.cancelling}>
        {offer.late_fee_percent === 0
          ? m.cancelAlwaysFree
          : m.cancelFree(offer.free_until_hours, offer.late_fee_percent)}
        {offer.late_fee_percent > 0 && openedAt >= freeUntil ? (
          <strong className="block">{m.cancelNotFree(offer.free_until_hours)}</strong>
        ) : null}
      </FactRow>
      <FactRow name={m.waiting}>{freeWaiting(offer, m.waitingSays)}</FactRow>
      <FactRow name={m.who}>
        {m.company(legal.name[locale], legal.registrationNumber, legal.address[locale])}
        <span className="block">
          <a href={localizedPath(locale, '/terms')} className={textLinkClass('sea', 'min-h-11')}>
            {m.terms}
          </a>
        </span>
      </FactRow>
    </FactRows>
  );
}

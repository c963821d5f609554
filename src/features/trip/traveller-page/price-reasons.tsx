import { useEffect, useState } from 'react';
import { loadPublished } from '@/data/published';
import { formatPrice, type TripOffer } from '@/data/trip';
import { writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { island } from '@/islands/island';
import { stubsOfOffer } from './trip-stubs';
import type { TaxiDifferenceProps } from './taxi-difference';

const TaxiDifference = island<TaxiDifferenceProps>(
  { when: 'now', messages: ['taxiDifference'], standIn: null },
  async () => (await import('./taxi-difference')).TaxiDifference,
);

/** A taxi takes four. */
const TAXI_SEATS = 4;

type Reasons = NonNullable<TripOffer['legs'][number]['price_reasons']>;

/** The list's lines of an offer in the order of a bill: what is taken off comes last, and "by day" is said beside what the night adds. */
function listedLines(reasons: readonly Reasons[]) {
  const lines = reasons.flatMap((each) => {
    const hasNight = each.lines.some(({ kind }) => kind === 'night');
    return each.lines.map((line) => ({
      ...line,
      kind: line.kind === 'fare' && hasNight ? 'day' : line.kind,
      text: null,
    }));
  });
  return [...lines.filter(({ amount }) => amount >= 0), ...lines.filter(({ amount }) => amount < 0)];
}

/** How a price came about, one press away: its lines, each journey with its hour and cars, and what it buys beside a taxi. */
export function PriceReasons({ offer }: { offer: TripOffer }) {
  const locale = useLocale();
  const m = useMessages('trip').offer;
  const [isOpen, setOpen] = useState(false);
  const kinds: Readonly<Partial<Record<string, string>>> = m.kinds;
  const { legs, lines, total_agorot: total, fare_kind: fareKind } = offer;
  const reasons = legs.flatMap(({ price_reasons: each }) => each ?? []);
  // The ride is one line of an offer; where the list has its price, it is shown as the list adds it up.
  const ofList = listedLines(reasons);
  const shown = ofList.length > 0 ? [...ofList, ...lines.filter(({ kind }) => kind !== 'fare')] : lines;
  return (
    <details
      className="rounded bg-stone-50 px-4 ring-1 ring-stone-200"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-bold">{m.why}</summary>
      <ul className="grid gap-2 pb-3">
        {stubsOfOffer(offer).map((stub, nth) => (
          <Journey key={stub.position} stub={stub} reasons={reasons[nth]} />
        ))}
      </ul>
      <table className="mb-3 w-full">
        <tbody>
          {shown.map(({ kind, quantity, amount, text }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={nth} className="border-t border-stone-200">
              <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
                <bdi>{text ?? kinds[kind] ?? m.kinds.other}</bdi>
                {quantity > 1 ? <bdi dir="ltr"> × {quantity}</bdi> : null}
              </th>
              <td className="py-2 text-end whitespace-nowrap">{formatPrice(locale, amount)}</td>
            </tr>
          ))}
          <tr className="border-t border-stone-300 font-bold">
            <th scope="row" className="py-2 pe-4 text-start">
              {m.total}
            </th>
            <td className="py-2 text-end whitespace-nowrap">{formatPrice(locale, total)}</td>
          </tr>
        </tbody>
      </table>
      {isOpen && fareKind === 'fixed' ? <BesideTaxi offer={offer} /> : null}
    </details>
  );
}

interface JourneyProps {
  stub: ReturnType<typeof stubsOfOffer>[number];
  /** How the list came to its price, where that is the price. */
  reasons: Reasons | undefined;
}

/** What a journey's price was said for: its places, also as the list has them, its hour, its people and luggage, and the cars that takes. */
function Journey({ stub, reasons }: JourneyProps) {
  const locale = useLocale();
  const m = useMessages('trip').offer;
  const { pickup, dropoff, day, time, facts, vehicles, vehicleName } = stub;
  const { passengers, luggage } = facts;
  return (
    <li>
      {m.ride(pickup ?? '', dropoff ?? '')}
      {day ? `, ${writtenOutDay(locale, day, time ?? '')}` : null}
      {time ? (
        <>
          , <bdi dir="ltr">{time}</bdi>
        </>
      ) : null}
      {vehicleName ? (
        <span className="block">
          {m.carFor(m.cars(vehicles, vehicleName[locale]), Number(passengers ?? 0), Number(luggage ?? 0))}
          {reasons?.for_luggage ? `, ${m.forLuggage}` : null}
        </span>
      ) : null}
      {reasons ? (
        <span className="block">
          {m.byList(reasons.to ? m.ride(reasons.from[locale], reasons.to[locale]) : m.from(reasons.from[locale]))}
        </span>
      ) : null}
    </li>
  );
}

/** Of one journey from Ben Gurion that a taxi could drive as well. The names of places come with the press. */
function BesideTaxi({ offer }: { offer: TripOffer }) {
  const { prices } = usePublished();
  const [to, setTo] = useState<string | null>(null);
  const [leg] = offer.legs;
  const isTaxis = offer.legs.length === 1 && leg?.stops.length === 0 && (leg.passengers ?? 0) <= TAXI_SEATS;
  const isRide = isTaxis && !leg.hire_hours && !leg.day_route;
  useEffect(() => {
    if (!isRide) return;
    // What does not come is left out: the price is explained without it.
    const read = async () => {
      await loadPublished();
      const { destinationFromAirport } = await import('@/data/trip-price');
      setTo(prices && destinationFromAirport(prices.zones, leg.pickup, leg.dropoff));
    };
    read().catch(() => undefined);
  }, [isRide, leg, prices]);
  if (!to || !leg) return null;
  const { pickup_day: day, pickup_time: time } = leg;
  return (
    <div className="pb-3">
      <TaxiDifference to={to} day={day} time={time.slice(0, 5)} agorot={offer.total_agorot} />
    </div>
  );
}

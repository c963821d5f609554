import { useState } from 'react';
import { formatPrice, type Priced, type PricedTrip, type PriceList } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import type { Pricing } from '../pricing/pricing';
import type { TaxiDifferenceProps } from './taxi-difference';

const TaxiDifference = island<TaxiDifferenceProps>(
  { when: 'now', messages: ['taxiDifference'], standIn: null },
  async () => (await import('./taxi-difference')).TaxiDifference,
);

/** A taxi takes four. */
const TAXI_SEATS = 4;

/** Where a ride goes that one taxi could drive from Ben Gurion as well; null for others. */
function taxiRide(
  { from, to, stops = [], back, passengers, hours, day_route: route }: PricedTrip,
  list: PriceList,
  pricing: Pricing,
) {
  if (back || hours || route || stops.length > 0 || passengers > TAXI_SEATS) return null;
  return typeof from === 'string' && typeof to === 'string'
    ? pricing.destinationFromAirport(list.zones, from, to)
    : null;
}

interface PriceReasonsProps {
  priced: Priced;
  trip: PricedTrip;
  list: PriceList;
  pricing: Pricing;
}

/** How a price came about, line by line, one press away: the places as they were understood, the hour, the car, what is taken off. */
export function PriceReasons({ priced, trip, list, pricing }: PriceReasonsProps) {
  const m = useMessages('tripRequest').price;
  const locale = useLocale();
  const {
    lines,
    vehicles,
    vehicle_class: vehicleClass,
    for_luggage: forLuggage,
    total_agorot: total,
    fare_kind: fareKind,
  } = priced;
  // As the list has understood it.
  const placeOf = (place: PricedTrip['from']) => {
    if (typeof place === 'string') return pricing.findZone(list.zones, place)?.name[locale] ?? place;
    return list.zones.find(({ id }) => id === place.zone)?.name[locale] ?? '';
  };
  const [from, to] = [placeOf(trip.from), placeOf(trip.to)];
  const textOf = ({ kind, leg, quantity }: Priced['lines'][number]): string => {
    const time = leg === 2 ? trip.back?.time : trip.time;
    switch (kind) {
      case 'fare': {
        const ride = leg === 2 ? m.reasons.ride(to, from) : m.reasons.ride(from, to);
        // Beside what the night adds.
        return lines.some((line) => line.kind === 'night' && line.leg === leg) ? m.reasons.byDay(ride) : ride;
      }
      case 'night':
        return m.reasons.night(time ?? '');
      case 'discount':
        return m.reasons.discount;
      default:
        return m.reasons[kind](quantity);
    }
  };
  const [isOpen, setOpen] = useState(false);
  const byTaxi = isOpen && fareKind === 'fixed' ? taxiRide(trip, list, pricing) : null;
  const car = list.classes.find(({ id }) => id === vehicleClass);
  return (
    <details className="pt-2 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        {m.reasons.title}
      </summary>
      <table className="w-full">
        <tbody>
          {lines.map((line, nth) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={nth} className="border-t border-night-line">
              <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
                {textOf(line)}
              </th>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap">{formatPrice(locale, line.amount)}</td>
            </tr>
          ))}
          <tr className="border-t-2 border-night-line font-bold">
            <th scope="row" className="py-1.5 text-start">
              {m.reasons.total}
            </th>
            <td className="py-1.5 ps-3 text-end whitespace-nowrap">{formatPrice(locale, total)}</td>
          </tr>
        </tbody>
      </table>
      {car ? (
        <p className="pt-2">
          {m.reasons.car(vehicles, car.name[locale], trip.passengers, forLuggage ? m.forLuggage(trip.luggage) : '')}
        </p>
      ) : null}
      {byTaxi ? <TaxiDifference to={byTaxi} day={trip.day} time={trip.time} agorot={total} /> : null}
    </details>
  );
}

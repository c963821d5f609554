import type { ReactNode } from 'react';
import type { Ride } from '@/data/rides';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

const SEATS = ['seats_infant', 'seats_child', 'seats_booster'] as const;

/** What was agreed with the traveller; what was not said is left out. */
export function RideFacts({ ride }: { ride: Ride }) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const { services } = useMessages('staff');
  const seats = SEATS.filter((kind) => ride[kind] > 0).map((kind) => m.seats[kind](ride[kind]));
  const facts: [keyof typeof m.facts, ReactNode][] = [
    ['name', <bdi key="name">{ride.name}</bdi>],
    ['passengers', ride.passengers],
    ['luggage', ride.luggage > 0 ? ride.luggage : null],
    ['seats', seats.length > 0 ? seats.join(', ') : null],
    ['flight', ride.flight_number ? <Ltr key="flight">{ride.flight_number}</Ltr> : null],
    [
      'stops',
      ride.stops.length > 0
        ? ride.stops.map((stop) => (
            <bdi key={stop} className="block">
              {stop}
            </bdi>
          ))
        : null,
    ],
    ['vehicle', <bdi key="vehicle">{ride.vehicle_name[locale] ?? ride.vehicle_class}</bdi>],
    ['service', knownName(services, ride.service_type)],
    [
      'driver_note',
      ride.driver_note ? (
        <bdi key="note" className="block font-normal whitespace-pre-wrap">
          {ride.driver_note}
        </bdi>
      ) : null,
    ],
    ['reference', <Ltr key="reference">{ride.reference}</Ltr>],
  ];
  return (
    <dl className="grid border-t border-stone-200">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="grid gap-x-4 border-b border-stone-200 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-3">{m.facts[name]}</dt>
            <dd className="min-w-0 font-bold wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { saidFacts } from '@/data/facts';
import type { Ride } from '@/data/rides';
import { FactList } from '@/features/office/kit/fact-list';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SaidParts } from '@/i18n/said-parts';
import { Ltr } from '@/ui/ltr';

/** What was agreed with the traveller; what was not said is left out. */
export function RideFacts({ ride }: { ride: Ride }) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const facts: [label: string, value: ReactNode][] = [
    [m.facts.name, <bdi key="name">{ride.name}</bdi>],
    ...saidFacts('sheet', ride, m.said).map((fact): [string, ReactNode] => [
      fact.label,
      <SaidParts key={fact.id} fact={fact} />,
    ]),
    [
      m.facts.stops,
      ride.stops.length > 0
        ? ride.stops.map((stop) => (
            <bdi key={stop} className="block">
              {stop}
            </bdi>
          ))
        : null,
    ],
    [m.facts.vehicle, <bdi key="vehicle">{ride.vehicle_name[locale] ?? ride.vehicle_class}</bdi>],
    [m.facts.reference, <Ltr key="reference">{ride.reference}</Ltr>],
  ];
  return <FactList facts={facts} />;
}

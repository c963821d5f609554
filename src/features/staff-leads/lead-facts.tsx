import type { ReactNode } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import { formatCalendarDay, formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { displayPhone } from '@/lib/contact-links';
import { Ltr } from '@/ui/ltr';
import { useServiceName } from './lead-names';

/** In the order in which they are asked about on the phone. */
const FACTS = [
  'phone',
  'email',
  'service',
  'pickup',
  'dropoff',
  'destination',
  'travel',
  'passengers',
  'luggage',
  'roundTrip',
  'flight',
  'language',
  'received',
  'notes',
] as const;
type FactName = (typeof FACTS)[number];

/** Everything that was sent; what was not said is left out. */
export function LeadFacts({ record }: { record: LeadRecord }) {
  const { drawer: m } = useMessages('staffLeads');
  const serviceName = useServiceName();
  const hasPlaces = record.pickup ?? record.dropoff;
  const languages: Readonly<Record<string, string>> = m.languages;
  const facts: Record<FactName, ReactNode> = {
    phone: <Ltr>{displayPhone(record.phone)}</Ltr>,
    email: record.email && <Ltr className="wrap-anywhere">{record.email}</Ltr>,
    service: serviceName(record.service),
    pickup: record.pickup && <bdi>{record.pickup}</bdi>,
    dropoff: record.dropoff && <bdi>{record.dropoff}</bdi>,
    destination: !hasPlaces && record.destination && <bdi>{record.destination}</bdi>,
    travel: record.travelDate && (
      <Ltr>
        {formatCalendarDay(record.travelDate)} {record.pickupTime}
      </Ltr>
    ),
    passengers: record.passengers,
    luggage: record.luggage,
    roundTrip: record.roundTrip === null ? null : record.roundTrip ? m.yes : m.no,
    flight: record.flightNumber && <Ltr>{record.flightNumber}</Ltr>,
    language: record.language && (languages[record.language] ?? record.language),
    received: (
      <Ltr>
        {formatDayInIsrael(record.createdAt)} {timeInIsrael(record.createdAt)}
      </Ltr>
    ),
    notes: record.notes && <bdi className="block font-normal whitespace-pre-wrap">{record.notes}</bdi>,
  };
  return (
    <dl className="grid border-t border-stone-200">
      {FACTS.map((fact) =>
        facts[fact] === null || facts[fact] === false ? null : (
          <div key={fact} className="grid gap-x-4 border-b border-stone-200 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-3">{m[fact]}</dt>
            <dd className="min-w-0 font-bold wrap-anywhere">{facts[fact]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

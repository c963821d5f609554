import { useId, useState, type ReactNode } from 'react';
import { restRules } from '@/config/published';
import { formatPrice } from '@/data/offers';
import { priceTrip, restAround, TRIP_SERVICE_TYPES, type PriceContent, type PricedTrip } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { formatCalendarDay, todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Field, TextInput } from '@/ui/field';
import { Ltr } from '@/ui/ltr';

/** What is typed of the trip that is tried. */
const INPUTS = {
  from: 'text',
  to: 'text',
  day: 'date',
  time: 'time',
  backDay: 'date',
  backTime: 'time',
  passengers: 'number',
  luggage: 'number',
  stops: 'text',
  seats: 'number',
  hours: 'number',
} as const;
type Input = keyof typeof INPUTS;
type Name = Input | 'service';
type Typed = Record<Name, string>;

const count = (typed: string): number => Math.max(0, Math.floor(Number(typed) || 0));

function toTrip(typed: Typed): PricedTrip {
  const { backDay, backTime } = typed;
  return {
    service: TRIP_SERVICE_TYPES.find((known) => known === typed.service) ?? 'intercity',
    from: typed.from,
    to: typed.to,
    day: typed.day,
    time: typed.time,
    passengers: Math.max(1, count(typed.passengers)),
    luggage: count(typed.luggage),
    stops: typed.stops.split(';').filter((stop) => stop.trim() !== ''),
    child_seats: count(typed.seats),
    hours: count(typed.hours),
    ...((backDay || backTime) && { back: backDay && backTime ? { day: backDay, time: backTime } : null }),
  };
}

/** A trip, and how the draft calculates its price, line by line. */
export function TryPrices({ content }: { content: PriceContent }) {
  const m = useMessages('staffPrices').tryIt;
  const { services } = useMessages('staff');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() => ({
    service: 'airport_pickup',
    from: content.zones[0]?.name[locale] ?? '',
    to: content.zones.find(({ kind }) => kind === 'city')?.name[locale] ?? '',
    day: todayInIsrael(),
    time: '10:00',
    backDay: '',
    backTime: '',
    passengers: '2',
    luggage: '2',
    stops: '',
    seats: '0',
    hours: '0',
  }));
  const set = (name: Name, value: string) => setTyped({ ...typed, [name]: value });
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Choice
          label={m.fields.service}
          className="col-span-2"
          value={typed.service}
          options={TRIP_SERVICE_TYPES.map((service) => [service, services[service]])}
          onChoose={(service) => set('service', service)}
        />
        {(Object.entries(INPUTS) as [Input, string][]).map(([name, type]) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={m.fields[name]}
            {...(type === 'text' && { className: 'col-span-2' })}
          >
            <TextInput
              id={`${id}-${name}`}
              type={type}
              min={0}
              dir={type === 'text' ? 'auto' : 'ltr'}
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          </Field>
        ))}
      </div>
      <div role="status" className="rounded bg-stone-100 p-4">
        <Answer content={content} trip={toTrip(typed)} />
      </div>
    </div>
  );
}

function Answer({ content, trip }: { content: PriceContent; trip: PricedTrip }): ReactNode {
  const m = useMessages('staffPrices').tryIt;
  const locale = useLocale();
  if (!trip.day || !trip.time) return m.incomplete;
  const answer = priceTrip(content, trip, restAround(restRules(), trip));
  if (answer.outcome === 'ask') return `${m.ask} ${m.reasons[answer.reason]}`;
  if (answer.outcome === 'closed')
    return (
      <>
        {m.closed} <Ltr>{answer.hours.map(({ day, time }) => `${formatCalendarDay(day)} ${time}`).join(' · ')}</Ltr>
      </>
    );
  const car = content.classes.find(({ id }) => id === answer.vehicle_class)?.name[locale];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {answer.lines.map(({ kind, leg, quantity, amount }) => (
        <div key={`${kind}-${leg}`} className="contents">
          <dt>
            {m.lines[kind]}
            {quantity > 1 ? ` × ${quantity}` : ''}
            {trip.back && kind !== 'discount' ? ` (${m.legs[leg]})` : ''}
          </dt>
          <dd className="text-end">{formatPrice(locale, amount)}</dd>
        </div>
      ))}
      <dt className="border-t border-stone-300 pt-1 font-bold">
        {m.total(car ?? answer.vehicle_class, answer.vehicles, answer.minutes)}
        {answer.fare_kind === 'at_most' ? ` · ${m.atMost}` : ''}
      </dt>
      <dd className="border-t border-stone-300 pt-1 text-end font-bold">{formatPrice(locale, answer.total_agorot)}</dd>
    </dl>
  );
}

import { MINUTE_MS } from '@shared/clock/clock';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  askedTrip,
  formatPrice,
  restAround,
  STOPS,
  type Priced,
  type PricedTrip,
  type PriceList,
} from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { SampleMark } from '@/ui/sample-mark';
import type { TripField, TripValues } from '../fields/form-values';
import { readAnswers, type SeenPrice } from '../fields/lead-payload';
import { askText } from './ask-text';
import { HourChoice } from './hour-note';
import type { TripFormProps } from './trip-form-props';
import { usePricing, type Pricing } from '../pricing/pricing';
import { Understood } from '../pricing/understood';
import { PriceReasons } from './price-reasons';
import { usePriceList } from './use-price-list';
import { useRestRules } from './use-rest-rules';

/**
 * The trip as far as its price goes; null while an answer is missing. The numbers of telephones have no part in it, and suitcases that
 * nobody has spoken of need no other car.
 */
export function tripOf(values: TripValues): PricedTrip | null {
  const { luggage = 0, ...answers } = readAnswers('trip', { ...values, phone: '', passenger_phone: '' });
  const days = { travel_date: dayIn(values.travel_date) || null, return_date: dayIn(values.return_date) || null };
  return askedTrip({ ...answers, luggage, ...days }, Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

/** What the visitor sees; `isAtMost`: a meter decides; `isSample`: by a list that was invented for the installation. */
export interface ShownPrice extends SeenPrice {
  isAtMost: boolean;
  isSample: boolean;
}

export interface TicketPriceProps extends TripFormProps {
  values: TripValues;
  /** What the form asks for at present: it says by itself what is wrong with that. */
  asking: readonly TripField[];
  /** Null while there is no price. */
  onPrice: (price: ShownPrice | null) => void;
  /** A place was read wrongly. */
  onCorrect: (field: TripField) => void;
}

/** What the trip costs, as soon as that can be known. The line is always there, so that nothing moves when it is filled. */
export function TicketPrice({ form, values, asking, onPrice, onCorrect }: TicketPriceProps) {
  const m = useMessages('tripRequest').price;
  // The same trip as long as nothing of it changes, whatever else is typed: looking for days of rest takes a while.
  const said = JSON.stringify(tripOf(values));
  const trip = useMemo(() => JSON.parse(said) as PricedTrip | null, [said]);
  const list = usePriceList(trip !== null);
  const pricing = usePricing(trip !== null, values.pickup, values.dropoff, ...(trip?.stops ?? []));
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="border-t border-night-line px-6 py-4">
      <p id="trip-price" className="text-sm text-on-dark-2">
        {m.label}
      </p>
      <div ref={place} role="status" aria-labelledby="trip-price" tabIndex={-1} className="min-h-20 focus:outline-none">
        {trip && list && pricing ? (
          <div className="grid gap-3">
            <Answer
              form={form}
              trip={trip}
              list={list}
              pricing={pricing}
              asking={asking}
              onPrice={onPrice}
              onTaken={() => place.current?.focus()}
            />
            <Understood
              places={(['pickup', ...STOPS, 'dropoff'] as const).map((name) => [name, values[name]])}
              isOnDark
              {...{ list, pricing, onCorrect }}
            />
          </div>
        ) : (
          <p className="text-sm text-on-dark-2">{trip ? m.inWriting : m.toCome}</p>
        )}
      </div>
    </div>
  );
}

/** The fields of both ways' hours. */
const WAYS = { 1: ['travel_date', 'pickup_time'], 2: ['return_date', 'return_time'] } as const;

interface AnswerProps extends TripFormProps, Pick<TicketPriceProps, 'asking' | 'onPrice'> {
  trip: PricedTrip;
  list: PriceList;
  pricing: Pricing;
  onTaken: () => void;
}

function Answer({ form, trip, list, pricing, asking, onPrice, onTaken }: AnswerProps) {
  const { price: m, closedHour } = useMessages('tripRequest');
  const rules = useRestRules();
  const answer = useMemo(() => pricing.priceTrip(list, trip, restAround(rules, trip)), [pricing, list, trip, rules]);
  useEffect(() => {
    const { version, is_sample: isSample } = list;
    if (answer.outcome === 'priced')
      onPrice({ total_agorot: answer.total_agorot, version, isAtMost: answer.fare_kind === 'at_most', isSample });
    return () => onPrice(null);
  }, [onPrice, answer, list]);

  switch (answer.outcome) {
    case 'priced':
      return (
        <Total priced={answer} {...{ trip, list, pricing }} assumesLuggage={form.state.getValues('luggage') === ''} />
      );
    case 'closed': {
      const of = WAYS[answer.leg];
      return (
        <Note>
          {answer.leg === 1 ? closedHour.closed : m.closedBack} {/* Beside the hours stands the same. */}
          {asking.includes(of[1]) ? null : (
            <>
              {closedHour.nearest}
              <HourChoice form={form} of={of} hours={answer.hours} isOnDark onTaken={onTaken} />
            </>
          )}
        </Note>
      );
    }
    case 'ask':
      return <Note>{askText(m, answer)}</Note>;
  }
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-sm">{children}</p>;

interface TotalProps extends Pick<AnswerProps, 'trip' | 'list' | 'pricing'> {
  priced: Priced;
  /** Nobody has spoken of suitcases: it says how many the price includes. */
  assumesLuggage: boolean;
}

function Total({ priced, trip, list, pricing, assumesLuggage }: TotalProps) {
  const m = useMessages('tripRequest').price;
  const locale = useLocale();
  const { total_agorot, fare_kind, vehicles, vehicle_class: vehicleClass, for_luggage: forLuggage } = priced;
  const price = formatPrice(locale, total_agorot);
  const car = list.classes.find(({ id }) => id === vehicleClass);
  const seats = trip.child_seats ?? 0;
  const about = [
    fare_kind === 'fixed' ? m.final : m.withVat,
    ...(trip.back ? [m.bothWays] : []),
    ...(car
      ? [m.car(vehicles, car.name[locale], car.seats) + (forLuggage ? ` ${m.forLuggage(trip.luggage)}` : '')]
      : []),
    ...(car && assumesLuggage && car.bags > 0 ? [m.upTo(car.bags * vehicles)] : []),
    ...(seats > 0 ? [m.seats(seats)] : []),
  ];
  return (
    <div>
      <p className="text-figure font-display font-bold text-amber-300">
        {fare_kind === 'fixed' ? price : m.atMost(price)}
      </p>
      <p className="text-sm">
        {about.join(' · ')} {list.is_sample ? <SampleMark label={m.sample} /> : null}
      </p>
      <PriceReasons {...{ priced, trip, list, pricing }} />
    </div>
  );
}

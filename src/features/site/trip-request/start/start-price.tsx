import { useDeferredValue, useMemo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { israelInstant } from '@shared/clock/clock';
import {
  formatPrice,
  restAround,
  STOPS,
  type Closed,
  type Priced,
  type PricedTrip,
  type PriceList,
  type TripServiceType,
} from '@/data/submit-lead';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { wishQuery } from '@/lib/trip-wish';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SampleMark } from '@/ui/sample-mark';
import { usePricing, type Pricing } from '../pricing/pricing';
import { Understood } from '../pricing/understood';
import { askText } from '../trip/ask-text';
import { usePriceList } from '../trip/use-price-list';
import { useRestRules } from '../trip/use-rest-rules';
import { requestWish, serviceOf, tripOf, type StartWish } from './start-wish';

interface StartPriceProps {
  ref: Ref<HTMLDivElement>;
  /** The answers that count. */
  wish: StartWish;
  /** The kind of service, where the places do not tell it. */
  hire: TripServiceType | null;
  /** Somebody is naming a place. */
  isWanted: boolean;
  /** Names of what is still to be filled in, once the price was asked for. */
  missing: readonly string[];
  set: (change: Partial<StartWish>) => void;
  /** A place was read wrongly. */
  onCorrect: (name: keyof StartWish) => void;
}

/** What the ride costs, or when it can be driven instead, or why that is said in writing; and the way on, which carries every answer. */
export function StartPrice({ ref, wish: typed, hire, isWanted, missing, set, onCorrect }: StartPriceProps) {
  const m = useMessages('tripStart');
  const locale = useLocale();
  // Typing goes first.
  const wish = useDeferredValue(typed);
  const list = usePriceList(isWanted);
  const pricing = usePricing(isWanted, wish.from, wish.to, ...STOPS.map((stop) => wish[stop]));
  const service = hire ?? (list && pricing && serviceOf(list, wish, pricing));
  const said = JSON.stringify(tripOf(wish, service ?? 'intercity'));
  const trip = useMemo(() => JSON.parse(said) as PricedTrip | null, [said]);
  return (
    <div
      ref={ref}
      role="status"
      aria-label={m.price}
      tabIndex={-1}
      className="grid basis-full gap-3 text-base font-normal empty:-mt-3 noscript:hidden"
    >
      {missing.length > 0 ? <p>{m.missing(missing)}</p> : null}
      {trip ? (
        <>
          <Answer wish={wish} trip={trip} list={list} pricing={pricing} set={set} onCorrect={onCorrect} />
          <Link
            to={localizedPath(locale, '/plan-your-trip') + wishQuery(requestWish(typed, service))}
            className={buttonClass({ tone: 'secondary' }, 'w-full sm:w-fit')}
          >
            {m.request}
            <Icon name="arrow" />
          </Link>
        </>
      ) : null}
    </div>
  );
}

interface AnswerProps extends Pick<StartPriceProps, 'wish' | 'set' | 'onCorrect'> {
  trip: PricedTrip;
  list: PriceList | null;
  pricing: Pricing | null;
}

function Answer({ wish, trip, list, pricing, set, onCorrect }: AnswerProps) {
  const m = useMessages('tripStart');
  const { price, closedHour } = useMessages('tripRequest');
  const rules = useRestRules();
  const answer = useMemo(
    () => list && pricing && pricing.priceTrip(list, trip, restAround(rules, trip)),
    [list, pricing, trip, rules],
  );
  if (!answer || !list || !pricing) return <p>{pricing ? price.inWriting : m.working}</p>;
  return (
    <>
      {answer.outcome === 'priced' ? <Total priced={answer} wish={wish} trip={trip} list={list} /> : null}
      {answer.outcome === 'closed' ? (
        <div className="grid gap-2">
          <p>
            {answer.leg === 1 ? closedHour.closed : price.closedBack} {closedHour.nearest}
          </p>
          <Hours closed={answer} set={set} />
        </div>
      ) : null}
      {answer.outcome === 'ask' ? <p>{askText(price, answer)}</p> : null}
      <Understood
        places={(['from', ...STOPS, 'to'] as const).map((name) => [name, wish[name]])}
        {...{ list, pricing, onCorrect }}
      />
    </>
  );
}

function Total({ priced, wish, trip, list }: Pick<AnswerProps, 'wish' | 'trip'> & { priced: Priced; list: PriceList }) {
  const { price: words } = useMessages('tripRequest');
  const locale = useLocale();
  const { total_agorot, fare_kind, vehicles, vehicle_class: vehicleClass, for_luggage: forLuggage } = priced;
  const price = formatPrice(locale, total_agorot);
  const car = list.classes.find(({ id }) => id === vehicleClass);
  const about = [
    fare_kind === 'fixed' ? words.final : words.withVat,
    ...(trip.back ? [words.bothWays] : []),
    ...(car ? [words.car(vehicles, car.name[locale], car.seats)] : []),
    ...(car && wish.luggage === '' && car.bags > 0 ? [words.upTo(car.bags * vehicles)] : []),
    ...(forLuggage ? [words.forLuggage(trip.luggage)] : []),
  ];
  return (
    <div>
      <p className="text-figure font-display font-bold text-sea-700">
        {fare_kind === 'fixed' ? price : words.atMost(price)}
      </p>
      <p className="text-sm">
        {about.join(' · ')} {list.is_sample ? <SampleMark label={words.sample} /> : null}
      </p>
    </div>
  );
}

/** The nearest open hours, to be taken by a press. */
function Hours({ closed: { leg, hours }, set }: { closed: Closed; set: AnswerProps['set'] }) {
  const locale = useLocale();
  return (
    <p className="flex flex-wrap gap-2">
      {hours.map(({ day, time }) => (
        <Button
          key={day + time}
          tone="outline"
          size="small"
          onClick={() => set(leg === 1 ? { date: day, time } : { back: day, back_time: time })}
        >
          {shortMoment(locale, israelInstant(day, time))}
        </Button>
      ))}
    </p>
  );
}

import { useMemo } from 'react';
import { formatPrice, restAround } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import type { TripValues } from '../fields/form-values';
import { usePricing } from '../pricing/pricing';
import { Choice, ChoiceGroup } from './choice-chips';
import { tripOf } from './ticket-price';
import type { TripFormProps } from './trip-form-props';
import { usePriceList } from './use-price-list';
import { useRestRules } from './use-rest-rules';

/** The classes of cars side by side: price, seats, luggage and what they take; asked where the list prices the trip in two at least. */
export function CarClasses({ form, values }: TripFormProps & { values: TripValues }) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const list = usePriceList(true);
  const rules = useRestRules();
  const said = JSON.stringify(tripOf({ ...values, vehicle_class: '' }));
  const pricing = usePricing(said !== 'null', values.pickup, values.dropoff);
  const offered = useMemo(() => {
    const trip = JSON.parse(said) as ReturnType<typeof tripOf>;
    if (!trip || !list || !pricing || list.classes.length < 2) return [];
    const windows = restAround(rules, trip);
    return list.classes.flatMap((vehicle) => {
      const answer = pricing.priceTrip(list, { ...trip, vehicle_class: vehicle.id }, windows);
      return answer.outcome === 'priced' ? [{ vehicle, answer }] : [];
    });
  }, [said, list, pricing, rules]);
  if (offered.length < 2) return null;
  const labels: Readonly<Record<string, string>> = m.fields;
  return (
    <ChoiceGroup form={form} field="vehicle_class" hint={m.hints.vehicle_class} optional>
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map(({ vehicle: { id, name, seats, bags, takes }, answer }) => (
          <Choice
            key={id}
            form={form}
            field="vehicle_class"
            value={id}
            className="min-h-13 flex-col items-start px-4 py-3 text-start"
          >
            <span className="font-bold">
              {answer.vehicles > 1 ? `${answer.vehicles} × ` : ''}
              {name[locale]}
            </span>
            <span>
              {answer.fare_kind === 'fixed'
                ? formatPrice(locale, answer.total_agorot)
                : m.price.atMost(formatPrice(locale, answer.total_agorot))}
            </span>
            <span className="text-sm font-normal">{m.carRoom(seats, bags)}</span>
            {takes.length > 0 ? (
              <span className="text-sm font-normal">{takes.map((need) => labels[need] ?? need).join(', ')}</span>
            ) : null}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
}

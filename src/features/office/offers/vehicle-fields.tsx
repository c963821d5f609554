import type { VehicleClass } from '@/data/vehicle-classes';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { OfferValues } from './offer-values';

/** As many as one leg of an offer may have (constraint offer_legs_vehicles). */
const MOST_VEHICLES = 6;
const VEHICLE_COUNTS = Array.from({ length: MOST_VEHICLES }, (_, nth): Option => [`${nth + 1}`, `${nth + 1}`]);

/** Which car, and how many. */
export function VehicleFields({ form, classes }: { form: CheckedForm<OfferValues>; classes: readonly VehicleClass[] }) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <ChoiceField
        form={form}
        name="vehicle_class"
        label={m.vehicle}
        options={classes.map(({ id, name, seats }) => [id, m.upTo(name[locale], seats)])}
      />
      <ChoiceField form={form} name="vehicles" label={m.vehicles} options={VEHICLE_COUNTS} />
    </div>
  );
}

import type { VehicleClass } from '@/data/vehicle-classes';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';
import type { OfferValues } from './offer-values';

/** As many as one leg of an offer may have (constraint offer_legs_vehicles). */
const MOST_VEHICLES = 6;

/** Which car, and how many. */
export function VehicleFields({ form, classes }: { form: CheckedForm<OfferValues>; classes: readonly VehicleClass[] }) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <FormField form={form} name="vehicle_class" label={m.vehicle}>
        {(control) => (
          <Select {...control}>
            {classes.map(({ id, name, seats }) => (
              <option key={id} value={id}>
                {m.upTo(name[locale], seats)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="vehicles" label={m.vehicles}>
        {(control) => (
          <Select {...control}>
            {Array.from({ length: MOST_VEHICLES }, (_, nth) => (
              <option key={nth} value={nth + 1}>
                {nth + 1}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  );
}

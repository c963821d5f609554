import { CHILD_SEATS, leadField, TRIP_SERVICE_TYPES, type TripServiceType } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { FormField } from '@/ui/form/form-field';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Select } from '@/ui/select';
import { Choice, ChoiceGroup } from '../choice-chips';
import { NumberChoice } from '../number-choice';
import type { TripFormProps } from '../trip-form-props';
import { ServiceDetails } from './service-details';

const serviceIcons: Record<TripServiceType, IconName> = {
  airport_pickup: 'plane',
  airport_dropoff: 'bag',
  intercity: 'route',
  day_tour: 'pin',
  car_with_driver: 'car',
  event_transfer: 'users',
  other: 'note',
};

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

export function ServiceFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 md:grid-cols-2">
        <NumberChoice form={form} field="passengers" hint={m.hints.passengers} />
        <NumberChoice form={form} field="luggage" hint={m.hints.luggage} />
      </div>
      <ChildSeats form={form} />
      <ChoiceGroup form={form} field="service_type">
        <div className="grid gap-2 sm:grid-cols-2">
          {TRIP_SERVICE_TYPES.map((type) => (
            <Choice
              form={form}
              key={type}
              field="service_type"
              value={type}
              className="min-h-13 justify-start gap-3 px-4 text-start"
            >
              <Icon name={serviceIcons[type]} />
              {m.services[type]}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <ServiceDetails form={form} />
    </div>
  );
}

/** Seats for children by the ages of the law: three questions that most leave alone. */
function ChildSeats({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const id = 'trip-children';
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid gap-2">
      <p id={id} className="font-bold">
        {m.children.title}
      </p>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {m.children.why}
      </p>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {CHILD_SEATS.map((name) => (
          <FormField key={name} form={form} name={name} label={m.fields[name]}>
            {(control) => (
              <Select {...control}>
                {numbers({ min: 0, max: leadField(name).max ?? 0 }).map((number, count) => (
                  <option key={number} value={count === 0 ? '' : number}>
                    {number}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        ))}
      </div>
    </div>
  );
}

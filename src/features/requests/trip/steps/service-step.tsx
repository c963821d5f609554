import { LEAD_FIELDS, TRIP_SERVICE_TYPES, type TripServiceType } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Choice, ChoiceGroup } from '../choice-chips';
import { serviceSchema } from '../step-schemas';
import type { TripStep } from '../step-types';
import { summaryLines } from '../trip-summary';

const fields = ['passengers', 'luggage', 'service_type'] as const;

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

export const serviceStep: TripStep = {
  id: 'service',
  icon: 'car',
  schema: serviceSchema,
  fields,
  required: fields,
  Fields: ServiceFields,
  summary: (values, context) => summaryLines(fields, values, context),
};

function ServiceFields() {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 md:grid-cols-2">
        <NumberChoice field="passengers" range={LEAD_FIELDS.passengers} hint={m.hints.passengers} />
        <NumberChoice field="luggage" range={LEAD_FIELDS.luggage} hint={m.hints.luggage} />
      </div>
      <ChoiceGroup field="service_type">
        <div className="grid gap-2 sm:grid-cols-2">
          {TRIP_SERVICE_TYPES.map((type) => (
            <Choice
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
    </div>
  );
}

interface NumberChoiceProps {
  field: 'passengers' | 'luggage';
  range: { min: number; max: number };
  hint: string;
}

function NumberChoice({ field, range, hint }: NumberChoiceProps) {
  return (
    <ChoiceGroup field={field} hint={hint}>
      <div className="grid grid-cols-4 gap-1.5">
        {numbers(range).map((number) => (
          <Choice key={number} field={field} value={number}>
            {number}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
}

import { HourNote } from '../hour-note';
import { DateField } from '../date-field';
import { TimeSlots } from '../time-slots';
import type { TripFormProps } from '../trip-form-props';
import { useRideMinutes } from '../use-ride-minutes';
import { useRestRules } from '../use-rest-rules';

export function WhenFields({ form }: TripFormProps) {
  const rules = useRestRules();
  const minutes = useRideMinutes({ form });
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <DateField form={form} rules={rules} name="travel_date" />
      <div className="grid content-start gap-4">
        <TimeSlots form={form} rules={rules} minutes={minutes} />
        <HourNote form={form} rules={rules} minutes={minutes} of={['travel_date', 'pickup_time']} />
      </div>
    </div>
  );
}

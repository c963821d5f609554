import { HourNote } from '../closed-days-note';
import { DateField } from '../date-field';
import { TimeSlots } from '../time-slots';
import type { TripFormProps } from '../trip-form-props';

export function WhenFields({ form }: TripFormProps) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <DateField form={form} name="travel_date" />
      <div className="grid content-start gap-4">
        <TimeSlots form={form} />
        <HourNote form={form} of={['travel_date', 'pickup_time']} />
      </div>
    </div>
  );
}

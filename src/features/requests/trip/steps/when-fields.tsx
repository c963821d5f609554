import { DateField } from '../date-field';
import { TimeSlots } from '../time-slots';
import type { TripFormProps } from '../trip-form-props';

export function WhenFields({ form }: TripFormProps) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <DateField form={form} />
      <TimeSlots form={form} />
    </div>
  );
}

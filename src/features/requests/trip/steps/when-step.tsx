import { DateField } from '../date-field';
import { whenSchema } from '../step-schemas';
import type { TripStep } from '../step-types';
import { TimeSlots } from '../time-slots';
import { summaryLines } from '../trip-summary';

const fields = ['travel_date', 'pickup_time'] as const;

export const whenStep: TripStep = {
  id: 'when',
  icon: 'calendar',
  schema: whenSchema,
  fields,
  required: fields,
  Fields: WhenFields,
  summary: (values, context) => summaryLines(fields, values, context),
};

function WhenFields() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <DateField />
      <TimeSlots />
    </div>
  );
}

import { useWatch } from 'react-hook-form';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { Optional } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/select';
import { HourNote } from './hour-note';
import { DateField } from './date-field';
import { FlightField } from './flight-field';
import { DAY_HOURS } from './day-hours';
import type { TripFormProps } from './trip-form-props';
import { useRideMinutes } from './use-ride-minutes';
import { useRestRules } from './use-rest-rules';

/** The way back: a day, an hour and a flight, as far as they are known. */
export function ReturnFields({ form }: TripFormProps) {
  const rules = useRestRules();
  const minutes = useRideMinutes({ form });
  const m = useMessages('tripRequest');
  const outward = useWatch({ control: form.state.control, name: 'travel_date' });
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <DateField form={form} rules={rules} name="return_date" first={dayIn(outward) || undefined} />
      <div className="grid content-start gap-6">
        <FormField form={form} name="return_time" label={<Optional label={m.fields.return_time} word={m.optional} />}>
          {(control) => (
            <>
              <Select {...control}>
                <option value="">{m.notKnownYet}</option>
                {DAY_HOURS.map((hour) => (
                  <option key={hour}>{hour}</option>
                ))}
              </Select>
              <HourNote form={form} rules={rules} minutes={minutes} of={['return_date', 'return_time']} />
            </>
          )}
        </FormField>
        <FlightField form={form} of={['return_flight', 'return_date']} />
      </div>
    </div>
  );
}

import { LEAD_FIELDS } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { PhoneField } from './phone-field';
import type { TripFormProps } from './trip-form-props';

/** Who rides, where it is not who books. */
export function PassengerFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid content-start gap-6 md:grid-cols-2">
      <FormField form={form} name="passenger_name" label={m.fields.passenger_name} required={m.required}>
        {(control) => <TextInput {...control} autoComplete={LEAD_FIELDS.passenger_name.autoComplete} required />}
      </FormField>
      <PhoneField form={form} name="passenger_phone" hint={m.hints.passenger_phone} />
    </div>
  );
}

import { LEAD_FIELDS } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Optional, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/select';
import { PhoneField } from './phone-field';
import type { TripFormProps } from './trip-form-props';

/** Who rides, where it is not who books, and how they are reached. */
export function PassengerFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const { passenger_name: name, passenger_email: email, passenger_language: language } = LEAD_FIELDS;
  return (
    <div className="grid content-start gap-6 md:grid-cols-2">
      <FormField form={form} name="passenger_name" label={m.fields.passenger_name} required={m.required}>
        {(control) => <TextInput {...control} autoComplete={name.autoComplete} required />}
      </FormField>
      <PhoneField form={form} name="passenger_phone" hint={m.hints.passenger_phone} />
      <FormField
        form={form}
        name="passenger_email"
        label={<Optional label={m.fields.passenger_email} word={m.optional} />}
        hint={m.hints.passenger_email}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete={email.autoComplete}
            className="rtl:text-end"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="passenger_language"
        label={<Optional label={m.fields.passenger_language} word={m.optional} />}
      >
        {(control) => (
          <Select {...control}>
            <option value="">{m.sameLanguage}</option>
            {language.options.map((option) => (
              <option key={option} value={option}>
                {m.choices.passenger_language?.[option] ?? option}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  );
}

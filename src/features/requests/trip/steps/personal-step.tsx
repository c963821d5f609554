import { useMessages } from '@/i18n/messages';
import { Field, TextInput } from '@/ui/field';
import { PhoneField } from '../phone-field';
import { personalSchema } from '../step-schemas';
import type { TripStep } from '../step-types';
import { summaryLines } from '../trip-summary';
import { useTextField } from '../use-trip-field';

const fields = ['name', 'country_code', 'phone', 'email'] as const;

export const personalStep: TripStep = {
  id: 'personal',
  icon: 'user',
  schema: personalSchema,
  fields,
  required: ['name', 'phone', 'email'],
  Fields: PersonalFields,
  summary: (values, context) => summaryLines(fields, values, context),
};

function PersonalFields() {
  const m = useMessages('tripRequest');
  const name = useTextField('name');
  const email = useTextField('email');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Field {...name.field} required={m.required} className="md:col-span-2">
        <TextInput {...name.control} autoComplete="name" required />
      </Field>
      <PhoneField />
      <Field {...email.field} required={m.required}>
        <TextInput
          {...email.control}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          required
          className="rtl:text-end"
        />
      </Field>
    </div>
  );
}

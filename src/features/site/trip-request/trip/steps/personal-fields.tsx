import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { PhoneField } from '../phone-field';
import type { TripFormProps } from '../trip-form-props';

export function PersonalFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <FormField form={form} name="name" label={m.fields.name} required={m.required} className="md:col-span-2">
        {(control) => <TextInput {...control} autoComplete="name" required />}
      </FormField>
      <PhoneField form={form} name="phone" />
      <FormField form={form} name="email" label={m.fields.email} required={m.required}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="email"
            required
            className="rtl:text-end"
          />
        )}
      </FormField>
    </div>
  );
}

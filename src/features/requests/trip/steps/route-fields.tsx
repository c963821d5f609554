import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { TripFormProps } from '../trip-form-props';

export function RouteFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-6">
      {(['pickup', 'dropoff'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={m.fields[name]} required={m.required} hint={m.hints[name]}>
          {(control) => <TextInput {...control} autoComplete="off" required />}
        </FormField>
      ))}
    </div>
  );
}

import { KNOWN_PLACES } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { TripFormProps } from '../trip-form-props';

const PLACES_ID = 'trip-places';

/** Two addresses; the browser suggests what is known by its name. */
export function RouteFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  return (
    <div className="grid gap-6">
      {(['pickup', 'dropoff'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={m.fields[name]} required={m.required} hint={m.hints[name]}>
          {(control) => <TextInput {...control} autoComplete="off" list={PLACES_ID} required />}
        </FormField>
      ))}
      <datalist id={PLACES_ID}>
        {Object.entries(KNOWN_PLACES).map(([name, names]) => (
          <option key={name}>{names[locale]}</option>
        ))}
      </datalist>
    </div>
  );
}

import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import type { STOPS } from '@/data/submit-lead';
import { Combobox } from '@/ui/combobox';
import { Optional } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { usePricing } from '../pricing/pricing';
import type { TripFormProps } from './trip-form-props';
import { usePriceList } from './use-price-list';

/** An address, or a place from the list: what is typed is looked for in every language of the site. */
export function PlaceField({ form, name }: TripFormProps & { name: 'pickup' | 'dropoff' | (typeof STOPS)[number] }) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const isRequired = name === 'pickup' || name === 'dropoff';
  const [isTouched, setTouched] = useState(false);
  const list = usePriceList(isTouched);
  const typed = useWatch({ control: form.state.control, name });
  const pricing = usePricing(isTouched, typed);
  const places = useMemo(() => pricing?.placesOf(list, locale), [pricing, list, locale]);
  const options = useMemo(() => (places && pricing?.matchingPlaces(places, typed)) ?? [], [pricing, places, typed]);
  return (
    <FormField
      form={form}
      name={name}
      label={isRequired ? m.fields[name] : <Optional label={m.fields[name]} word={m.optional} />}
      required={isRequired && m.required}
      hint={name === 'stop_2' || name === 'stop_3' ? undefined : m.hints[name]}
    >
      {(control) => (
        <Combobox
          {...control}
          required={isRequired}
          options={options}
          listLabel={m.fields[name]}
          resultsText={m.places.results(options.length)}
          onWanted={() => setTouched(true)}
          onChoose={({ text }) => form.state.setValue(name, text, { shouldDirty: true })}
        />
      )}
    </FormField>
  );
}

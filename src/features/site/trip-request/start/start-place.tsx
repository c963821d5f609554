import { useMemo } from 'react';
import { LEAD_FIELDS } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Combobox } from '@/ui/combobox';
import { usePricing } from '../pricing/pricing';
import { usePriceList } from '../trip/use-price-list';
import type { StartWish } from './start-wish';

interface StartPlaceProps {
  id: string;
  name: keyof StartWish;
  label: string;
  placeholder: string;
  value: string;
  /** Somebody is naming a place: suggestions are wanted. */
  isNaming: boolean;
  onNaming: () => void;
  onPlace: (place: string) => void;
}

/** A place, as people write it, with suggestions in every language of the site. */
export function StartPlace({ label, value, isNaming, onNaming, onPlace, ...input }: StartPlaceProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const list = usePriceList(isNaming);
  const pricing = usePricing(isNaming, value);
  const places = useMemo(() => pricing?.placesOf(list, locale), [pricing, list, locale]);
  const options = useMemo(() => (places && pricing?.matchingPlaces(places, value)) ?? [], [pricing, places, value]);
  return (
    <Combobox
      {...input}
      maxLength={LEAD_FIELDS.pickup.max}
      className="font-normal"
      value={value}
      options={options}
      listLabel={label}
      resultsText={m.places.results(options.length)}
      onWanted={onNaming}
      onChange={({ target }) => onPlace(target.value)}
      onChoose={({ text }) => onPlace(text)}
    />
  );
}

import { startTransition, useMemo, useState } from 'react';
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
  // A letter and what it suggests are drawn at once; the form, with its price, follows.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const pricing = usePricing(isNaming, shown);
  const places = useMemo(() => pricing?.placesOf(list, locale), [pricing, list, locale]);
  const options = useMemo(() => (places && pricing?.matchingPlaces(places, shown)) ?? [], [pricing, places, shown]);
  return (
    <Combobox
      {...input}
      maxLength={LEAD_FIELDS.pickup.max}
      className="font-normal text-ellipsis"
      value={shown}
      options={options}
      listLabel={label}
      resultsText={m.places.results(options.length)}
      onWanted={onNaming}
      onChange={({ target }) => {
        setTyped(target.value);
        startTransition(() => {
          setTyped(null);
          onPlace(target.value);
        });
      }}
      onChoose={({ text }) => onPlace(text)}
    />
  );
}

import type { PriceList } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { Pricing } from './pricing';

interface UnderstoodProps<Field extends string> {
  /** Places as they were typed, by their fields. */
  places: readonly (readonly [field: Field, text: string])[];
  list: PriceList;
  pricing: Pricing;
  isOnDark?: boolean;
  onCorrect: (field: Field) => void;
}

/** What was understood of the places of a trip, each to be corrected by a press. */
export function Understood<Field extends string>({
  places,
  list,
  pricing,
  isOnDark = false,
  onCorrect,
}: UnderstoodProps<Field>) {
  const m = useMessages('tripRequest').price;
  const locale = useLocale();
  const chips = places.flatMap(([field, text], nth) => {
    // A day that ends where it begins names the place once.
    if (places.findIndex(([, other]) => other === text) < nth) return [];
    const reading = pricing.readPlace(list.zones, text);
    return reading.outcome === 'zone' ? [{ field, label: reading.label[locale] }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {m.pricedFor}{' '}
      {chips.map(({ field, label }) => (
        <Button
          key={field}
          tone={isOnDark ? 'outlineOnDark' : 'outline'}
          size="small"
          aria-label={m.correct(label)}
          onClick={() => onCorrect(field)}
        >
          <bdi>{label}</bdi>
          <Icon name="edit" className="size-4" />
        </Button>
      ))}
    </p>
  );
}

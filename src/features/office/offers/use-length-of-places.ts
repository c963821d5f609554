import { useEffect, useRef } from 'react';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { OfferValues } from './offer-values';

/**
 * How long the rides take follows their places: with another way both lengths are the list's, and empty where it knows none.
 * @param minutes of driving between the places as they are typed; null where the list does not know them
 */
export function useLengthOfPlaces({ state }: CheckedForm<OfferValues>, minutes: number | null): void {
  const known = useRef(minutes);
  const { setValue } = state;
  useEffect(() => {
    if (known.current === minutes) return;
    known.current = minutes;
    const length = minutes === null ? '' : String(minutes);
    setValue('duration', length, { shouldDirty: true });
    setValue('back_duration', length, { shouldDirty: true });
  }, [minutes, setValue]);
}

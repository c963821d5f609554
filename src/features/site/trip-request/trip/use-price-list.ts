import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { USUAL_RIDE } from '@/config/rest-clock';
import { loadPublished } from '@/data/published';
import type { PriceList } from '@/data/submit-lead';
import { usePublished } from '@/i18n/promises';
import { usePricing } from '../pricing/pricing';
import type { TripFormProps } from './trip-form-props';

/**
 * The price list that holds, asked for once it is wanted; null until it is here, and where there is none: the price is then
 * given in writing.
 */
export function usePriceList(isWanted: boolean): PriceList | null {
  const { prices } = usePublished();
  useEffect(() => {
    if (isWanted) void loadPublished();
  }, [isWanted]);
  return isWanted ? prices : null;
}

/** Minutes that the ride takes: as the list plans them between its places, otherwise those of the usual ride. */
export function useRideMinutes({ form }: TripFormProps): number {
  const list = usePriceList(true);
  const [from, to] = useWatch({ control: form.state.control, name: ['pickup', 'dropoff'] });
  const pricing = usePricing(from !== '' && to !== '');
  return (list && pricing?.driveMinutes(list, { from, to })) ?? USUAL_RIDE;
}

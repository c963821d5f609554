import { useWatch } from 'react-hook-form';
import { USUAL_RIDE } from '@/config/rest-clock';
import { usePricing } from '../pricing/pricing';
import type { TripFormProps } from './trip-form-props';
import { usePriceList } from './use-price-list';

/** Minutes that the ride takes: as the list plans them between its places, otherwise those of the usual ride. */
export function useRideMinutes({ form }: TripFormProps): number {
  const list = usePriceList(true);
  const [from, to] = useWatch({ control: form.state.control, name: ['pickup', 'dropoff'] });
  const pricing = usePricing(from !== '' && to !== '', from, to);
  return (list && pricing?.driveMinutes(list, { from, to })) ?? USUAL_RIDE;
}

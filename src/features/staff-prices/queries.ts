import { queryOptions } from '@tanstack/react-query';
import { fetchPriceDraft, fetchPriceHistory } from '@/data/prices';

/** Keys begin with the account, so that nobody ever sees what another has read. The draft is read anew by steps, not by time. */
export const priceDraftQuery = (userId: string) =>
  queryOptions({ queryKey: [userId, 'price-draft'], queryFn: fetchPriceDraft, staleTime: Infinity });

export const priceHistoryQuery = (userId: string) =>
  queryOptions({ queryKey: [userId, 'price-history'], queryFn: fetchPriceHistory });

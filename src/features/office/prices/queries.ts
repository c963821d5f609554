import { DAY_MS } from '@shared/clock/clock';
import { queryOptions } from '@tanstack/react-query';
import { fetchPriceDraft, fetchPriceHistory, fetchUnpricedRides } from '@/data/prices';

/** The draft is read anew by steps, not by time. */
export const priceDraftQuery = queryOptions({
  queryKey: ['price-draft'],
  queryFn: fetchPriceDraft,
  staleTime: Infinity,
});

export const priceHistoryQuery = queryOptions({ queryKey: ['price-history'], queryFn: fetchPriceHistory });

/** Days whose requests are looked through for places that the list does not know. */
export const ASKED_DAYS = 30;

export const unpricedRidesQuery = queryOptions({
  queryKey: ['unpriced-rides'],
  queryFn: () => fetchUnpricedRides(new Date(Date.now() - ASKED_DAYS * DAY_MS).toISOString()),
});

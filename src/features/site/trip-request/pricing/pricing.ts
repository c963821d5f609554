import { useEffect, useSyncExternalStore } from 'react';
import { loadWithRetry } from '@/islands/load-with-retry';
import type * as PricingCode from './pricing-code';

/** The calculation of prices, with the names of places. */
export type Pricing = typeof PricingCode;

let code: Pricing | null = null;
let coming: Promise<void> | undefined;

const watchers = new Set<() => void>();
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Fetches the calculation. Asked for by the first letter or touch in a place's field: most visitors never need it. What does not
 * come is tried again; until then prices are given in writing.
 */
export function loadPricing(): Promise<void> {
  coming ??= loadWithRetry(() => import('./pricing-code')).then((arrived) => {
    code = arrived;
    watchers.forEach((watcher) => watcher());
  });
  return coming;
}

/** The calculation, if it is here. */
export const arrivedPricing = (): Pricing | null => code;

/** The same for what is drawn, fetched once it is wanted. */
export function usePricing(isWanted: boolean): Pricing | null {
  useEffect(() => {
    if (isWanted) void loadPricing();
  }, [isWanted]);
  return useSyncExternalStore(watch, arrivedPricing, () => null);
}

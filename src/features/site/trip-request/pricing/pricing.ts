import { useEffect, useSyncExternalStore } from 'react';
import { OTHER_SCRIPTS } from '@/data/other-scripts';
import { loadWithRetry } from '@/islands/load-with-retry';
import type * as PricingCode from './pricing-code';

/** The calculation of prices, with the names of places. */
export type Pricing = typeof PricingCode;

let code: Pricing | null = null;
let coming: Promise<void> | undefined;
/** Names in letters in which no page is written are here, too. */
let isWhole = false;
let completing: Promise<void> | undefined;

const watchers = new Set<() => void>();
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
const tell = () => watchers.forEach((watcher) => watcher());

/**
 * Fetches the calculation, with the names that these texts need. Asked for by the first letter or touch in a place's field: most
 * visitors never need it. What does not come is tried again; until then prices are given in writing.
 */
export async function loadPricing(...texts: readonly string[]): Promise<void> {
  coming ??= loadWithRetry(() => import('./pricing-code')).then((arrived) => {
    code = arrived;
    tell();
  });
  await coming;
  if (!texts.some((text) => OTHER_SCRIPTS.test(text))) return;
  completing ??= loadWithRetry(() => import('@/data/later-names')).then(({ LATER_NAMES }) => {
    code?.addNames(LATER_NAMES);
    isWhole = true;
    tell();
  });
  await completing;
}

/** The calculation, if it is here with the names that these texts need. */
export const pricingFor = (...texts: readonly string[]): Pricing | null =>
  isWhole || !texts.some((text) => OTHER_SCRIPTS.test(text)) ? code : null;

/** The same for what is drawn, fetched once it is wanted. */
export function usePricing(isWanted: boolean, ...texts: readonly string[]): Pricing | null {
  const said = texts.join('\n');
  useEffect(() => {
    if (isWanted) void loadPricing(said);
  }, [isWanted, said]);
  return useSyncExternalStore(
    watch,
    () => pricingFor(said),
    () => null,
  );
}

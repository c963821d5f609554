import { useEffect } from 'react';
import { loadPublished } from '@/data/published';
import type { PriceList } from '@/data/submit-lead';
import { usePublished } from '@/i18n/promises';

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

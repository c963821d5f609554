import type { OverviewList } from '@/content/overviews/lists';
import { lowestOf, type LowestPrice } from './price-table';
import { documentAttribute, usePagePrices } from './use-price-table';

/** The lowest prices of the pages under an overview, by path; none where the list says nothing, undefined while they are coming. */
export function useOverviewPrices(list: OverviewList) {
  const { table, built, isComing } = usePagePrices(`/${list}`);
  const rows = table?.groups[0]?.rows ?? [];
  const priceOf = (path: string): LowestPrice | null | undefined => {
    const row = rows.find((one) => one.path === path);
    if (row?.prices[0]) return lowestOf(row);
    return isComing ? undefined : null;
  };
  return { table, priceOf, attributes: documentAttribute(built) };
}

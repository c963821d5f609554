import { createContext } from 'react';
import type { PriceList } from '@/data/price-list';

/** The list that the documents are built with; null in the browser, and where there is none. */
export const PricesAtBuild = createContext<PriceList | null>(null);

import { island } from '@/islands/island';
import { useLocale } from '@/i18n/locale-context';
import type { PagePricesProps } from './page-prices';

const PagePrices = island<PagePricesProps>({ when: 'now', messages: ['publicPrices'] }, async () => {
  const { PagePrices: Part } = await import('./page-prices');
  return Part;
});

/** The published prices of what a page sells, to be placed on it; another page or language begins anew. */
export function PriceSection(props: PagePricesProps) {
  return <PagePrices key={`${useLocale()} ${props.path}`} {...props} />;
}

import { island } from '@/islands/island';
import { useLocale } from '@/i18n/locale-context';
import type { RidePricesProps } from './ride-prices';

const RidePrices = island<RidePricesProps>({ when: 'now', messages: ['publicPrices'] }, async () => {
  const { RidePrices: Part } = await import('./ride-prices');
  return Part;
});

/** The published prices, to be placed on a page; a page of another place or language begins anew. */
export function PriceSection(props: RidePricesProps) {
  return <RidePrices key={`${useLocale()} ${props.to ?? ''}`} {...props} />;
}

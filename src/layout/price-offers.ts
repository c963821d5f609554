/** A price that a page shows: whole shekels, VAT included. */
export interface ShownPrice {
  name: string;
  shekels: number;
  /** A taxi's: the meter may show less. */
  atMost: boolean;
}

const CURRENCY = { priceCurrency: 'ILS' };

const offer = ({ name, shekels, atMost }: ShownPrice) => ({
  '@type': 'Offer',
  name,
  ...CURRENCY,
  ...(atMost ? {} : { price: shekels }),
  priceSpecification: {
    '@type': 'PriceSpecification',
    ...CURRENCY,
    [atMost ? 'maxPrice' : 'price']: shekels,
    valueAddedTaxIncluded: true,
  },
});

/** Prices as one offer: the price where all are the same, else the lowest and the highest. */
export function priceRange(prices: readonly ShownPrice[]): { offers?: object } {
  const [first] = prices;
  if (!first) return {};
  const amounts = prices.map(({ shekels }) => shekels);
  const [lowPrice, highPrice] = [Math.min(...amounts), Math.max(...amounts)];
  if (lowPrice === highPrice) return { offers: offer(first) };
  return { offers: { '@type': 'AggregateOffer', ...CURRENCY, lowPrice, highPrice, offerCount: amounts.length } };
}

/** More offers than this are told by the lowest and the highest. */
const MOST = 12;

/** What search engines read of prices: each of them, or of many the lowest and the highest. */
export function priceOffers(prices: readonly ShownPrice[]): { offers?: object } {
  if (prices.length === 0) return {};
  return prices.length <= MOST ? { offers: prices.map(offer) } : priceRange(prices);
}

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

/** The lowest price of what has a page of its own: an offer, or where there are dearer ones the least that it costs. */
export function lowestOffer(price: ShownPrice & { isOneOfSeveral: boolean }): { offers: object } {
  const { shekels: lowPrice, isOneOfSeveral } = price;
  return { offers: isOneOfSeveral ? { '@type': 'AggregateOffer', ...CURRENCY, lowPrice } : offer(price) };
}

/** More offers than this are told by the lowest and the highest. */
const MOST = 12;

/** What search engines read of prices: each of them, or of many the lowest and the highest. */
export function priceOffers(prices: readonly ShownPrice[]): { offers?: object } {
  const amounts = prices.map(({ shekels }) => shekels);
  if (amounts.length === 0) return {};
  if (amounts.length <= MOST) return { offers: prices.map(offer) };
  const [lowPrice, highPrice] = [Math.min(...amounts), Math.max(...amounts)];
  return { offers: { '@type': 'AggregateOffer', ...CURRENCY, lowPrice, highPrice, offerCount: amounts.length } };
}

export { fareAt, pairIndex, pricedZones } from '@shared/price/price-list';
export { formatPrice } from '@shared/price/money';
export type { PriceContent, PriceList } from '@shared/price/price-list';

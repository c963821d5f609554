/** What a list says of a pair of zones, as it stands there: price.ts calculates with it, the pages print it. */
import type { PriceContent, PriceZone } from './price.ts';

/** Where a pair of priced zones stands in the numbers, by their places in the order of those zones. */
export const pairIndex = (one: number, other: number): number => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
};

/** The zones that have prices of their own, in the order of the numbers. */
export const pricedZones = ({ zones }: Pick<PriceContent, 'zones'>): readonly PriceZone[] =>
  zones.filter(({ like }) => like === undefined);

/** Prices of a pair in a class, in shekels. */
export interface Fare {
  readonly day: number;
  readonly night: number;
}

/** @param pair as {@link pairIndex} counts @returns null where the list has no price, or one on request */
export function fareAt({ day, night }: PriceContent, vehicleClass: string, pair: number): Fare | null {
  const price = day[vehicleClass]?.[pair];
  return price ? { day: price, night: night[vehicleClass]?.[pair] ?? price } : null;
}

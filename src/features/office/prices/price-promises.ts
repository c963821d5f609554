import type { PriceContent } from '@/data/prices';
import { publishable } from './price-shape';

/** What the pages of the site say of every price, and a list may contradict. */
type PricePromise = 'night' | 'child_seat' | 'round_trip_percent';

/**
 * What the pages promise and this list does not keep: one price by day and by night, child seats inside the price, the
 * discount of a round trip (src/content/terms, src/config/business.ts).
 */
export function brokenPromises(content: PriceContent): PricePromise[] {
  const { rules, day, night } = publishable(content);
  const isDearerByNight = Object.entries(night).some(([id, numbers]) =>
    numbers.some((price, nth) => price !== null && price > (day[id]?.[nth] ?? 0)),
  );
  return [
    ...(isDearerByNight ? ['night' as const] : []),
    ...(rules.child_seat > 0 ? ['child_seat' as const] : []),
    ...(rules.round_trip_percent === 0 ? ['round_trip_percent' as const] : []),
  ];
}

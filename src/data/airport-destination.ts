import { KNOWN_PLACES } from '@shared/places/known-places';
import type { PriceZone } from '@shared/places/price-zone';
import { findZone } from '@shared/places/price-zones';

/** The page of the place that a ride from Ben Gurion goes to, by its name in addresses; null for every other ride. */
export function destinationFromAirport(zones: readonly PriceZone[], from: string, to: string): string | null {
  const [airport, start] = [KNOWN_PLACES['airport']?.en ?? '', from].map((text) => findZone(zones, text));
  const pricedAs = (zone: PriceZone | null | undefined) => zone && (zone.like ?? zone.id);
  if (!start || pricedAs(start) !== pricedAs(airport)) return null;
  return findZone(zones, to)?.destination ?? null;
}

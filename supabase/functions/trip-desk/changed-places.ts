/**
 * Which zones a changed address and the one before it are in, by the list by which the trip was priced: the database looks whether
 * they are the same, and asks the office about any other address (migration trip_desk).
 */
import type { Platform } from '../_shared/http/platform.ts';
import type { PriceList } from '../_shared/price/price-list.ts';
import { findZone } from '../_shared/places/price-zones.ts';
import { publishedList } from '../_shared/price/published-list.ts';
import { callRpc } from '../_shared/http/rpc.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import type { TripChange } from '../_shared/contracts/trip-contract.ts';

const ADDRESSES = ['pickup', 'dropoff'] as const;

export type ChangedPlaces = CompositeTypes<'changed_places'>;

/** The zones of what a change says and of what stands now. */
export function zonesOfChange(
  { version, zones }: Pick<PriceList, 'version' | 'zones'>,
  now: Omit<CompositeTypes<'trip_places'>, 'version'>,
  fields: TripChange,
): ChangedPlaces {
  const zoneOf = (text: string) => findZone(zones, text)?.id ?? null;
  const places: ChangedPlaces = { version };
  for (const name of ADDRESSES) {
    const [known, wished] = [now[name], fields[name]];
    if (known && wished) places[name] = { known, from: zoneOf(known), to: zoneOf(wished) };
  }
  return places;
}

/** @returns null where no list can tell: no address is changed, the link opens nothing, or no list has priced the trip */
export async function changedPlaces(
  link: { reference: string; key: string },
  fields: TripChange,
  platform: Platform,
): Promise<ChangedPlaces | null> {
  if (ADDRESSES.every((name) => fields[name] === undefined)) return null;
  const trip = await callRpc('trip_places', link, platform);
  const list = trip?.version ? await publishedList(trip.version, platform) : null;
  return trip && list && zonesOfChange(list, trip, fields);
}

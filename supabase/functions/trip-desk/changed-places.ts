/**
 * Which zones a changed address and the one before it are in, by the list by which the trip was priced: the database looks whether
 * they are the same, and asks the office about any other address (migration trip_desk).
 */
import type { Platform } from '../_shared/http/platform.ts';
import type { PriceList } from '../_shared/price/price-list.ts';
import { findZone } from '../_shared/places/price-zones.ts';
import { publishedList } from '../_shared/price/published-list.ts';
import { callRpc } from '../_shared/http/rpc.ts';
import type { TripChange } from '../_shared/contracts/trip-contract.ts';

const ADDRESSES = ['pickup', 'dropoff'] as const;
type Address = (typeof ADDRESSES)[number];

/** As the trip has them now: the database's function `trip_places`. */
type TripPlaces = { version: number | null } & Record<Address, string | null>;

/** What was compared with what; the ids of zones are null where the list knows none. */
export type ChangedPlaces = { version: number } & {
  [Name in Address]?: { known: string; from: string | null; to: string | null };
};

/** The zones of what a change says and of what stands now. */
export function zonesOfChange(
  { version, zones }: Pick<PriceList, 'version' | 'zones'>,
  now: Readonly<Record<Address, string | null>>,
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
  const trip = (await callRpc('trip_places', link, platform)) as TripPlaces | null;
  const list = trip?.version ? await publishedList(trip.version, platform) : null;
  return trip && list && zonesOfChange(list, trip, fields);
}

/** Names of places in Hebrew, beside addresses that travellers have typed in another script: drivers know the places by them. */
import type { DrivePage } from '../_shared/contracts/drive-contract.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { callRpc } from '../_shared/http/rpc.ts';
import { findZone } from '../_shared/places/price-zones.ts';
import type { PriceList } from '../_shared/price/price-list.ts';
import { publishedList } from '../_shared/price/published-list.ts';

const isHebrew = (text: string) => /\p{Script=Hebrew}/u.test(text);
const nameOf = (list: PriceList, place: string) => (isHebrew(place) ? undefined : findZone(list.zones, place)?.name.he);

/** The page with the zones that the price list sees in its addresses; as it is where there is no list. @throws RpcError */
export async function withZoneNames(page: DrivePage, platform: Platform): Promise<DrivePage> {
  if (page.rides.every(({ pickup, dropoff }) => isHebrew(pickup) && isHebrew(dropoff))) return page;
  const now = new Date().toISOString();
  const { newest } = await callRpc('price_basis', { said_at: now, first_pickup: now }, platform);
  const list = newest === null ? null : await publishedList(newest, platform);
  if (!list) return page;
  const rides = page.rides.map((ride) => {
    const [pickup, dropoff] = [nameOf(list, ride.pickup), nameOf(list, ride.dropoff)];
    return { ...ride, zones: { ...(pickup && { pickup }), ...(dropoff && { dropoff }) } };
  });
  return { ...page, rides };
}

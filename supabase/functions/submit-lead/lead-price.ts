/** The price of a request by the list that holds, as the function itself computes it: nobody's browser is asked. */
import type { Platform } from '../_shared/platform.ts';
import { priceTrip, type PriceList } from '../_shared/price.ts';
import type { RestWindow } from '../_shared/rest-windows.ts';
import { callRpc, RpcError } from '../_shared/rpc.ts';
import type { LeadColumns } from './rules.ts';

/** What is stored of it, by column; both null where the list leaves the price to the office. */
export interface LeadPrice {
  price_shown_agorot: number | null;
  price_list_version: number | null;
}

const lists = new WeakMap<Platform, PriceList>();

/**
 * The list that holds; its content is sent again only when there is a newer one. Null where the database refuses it: a request
 * is stored without a price rather than not at all.
 * @throws RpcError when the database cannot be reached: waiting for it twice would outlast the form's patience
 */
export async function currentPriceList(platform: Platform): Promise<PriceList | null> {
  const known = lists.get(platform);
  try {
    const newer = await callRpc<PriceList | null>('current_price_list', { known: known?.version ?? null }, platform);
    if (newer) lists.set(platform, newer);
    return newer ?? known ?? null;
  } catch (error) {
    if (error instanceof RpcError && error.isRollback) return null;
    throw error;
  }
}

/** @param now milliseconds since 1970 */
export function leadPrice(
  columns: LeadColumns,
  list: PriceList | null,
  windows: readonly RestWindow[],
  now: number,
): LeadPrice {
  const none: LeadPrice = { price_shown_agorot: null, price_list_version: null };
  const { service_type: service, pickup, dropoff, travel_date: day, pickup_time: time, passengers, luggage } = columns;
  if (!list || !service || !pickup || !dropoff || !day || !time || !passengers || luggage === null) return none;
  const { return_date: backDay, return_time: backTime } = columns;
  const back = backDay && backTime ? { day: backDay, time: backTime } : null;
  const answer = priceTrip(
    list,
    {
      service,
      from: pickup,
      to: dropoff,
      day,
      time,
      passengers,
      luggage,
      asked_at: now,
      ...(columns.round_trip && { back }),
    },
    windows,
  );
  return answer.outcome === 'priced'
    ? { price_shown_agorot: answer.total_agorot, price_list_version: list.version }
    : none;
}

/** Price lists by their numbers. They never change: each is asked for once. */
import type { Platform } from '../http/platform.ts';
import type { PriceList } from './price-list.ts';
import { callRpc } from '../http/rpc.ts';

const known = new WeakMap<Platform, Map<number, PriceList | null>>();

/** @returns null for a number that no list has @throws RpcError */
export async function publishedList(version: number, platform: Platform): Promise<PriceList | null> {
  const lists = known.get(platform) ?? new Map<number, PriceList | null>();
  known.set(platform, lists);
  const list = lists.get(version);
  if (list !== undefined) return list;
  const asked = await callRpc('price_list', { number: version }, platform);
  lists.set(version, asked);
  return asked;
}

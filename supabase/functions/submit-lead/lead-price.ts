/** The price of a request, as the function itself computes it: nobody's browser is believed. */
import { askedTrip } from '../_shared/facts/asked-trip.ts';
import { HOUR_MS, israelInstant } from '../_shared/clock/clock.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import type { Lead } from '../_shared/contracts/lead-contract.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { priceTrip } from '../_shared/price/price.ts';
import type { PriceList } from '../_shared/price/price-list.ts';
import { publishedList } from '../_shared/price/published-list.ts';
import { closedTimes, type RestRules } from '../_shared/clock/rest-clock.ts';
import { callRpc, RpcError } from '../_shared/http/rpc.ts';
import type { LeadColumns } from './rules.ts';

/** What is stored of it, by column; all null where the list leaves the price to the office. */
interface LeadPrice {
  price_shown_agorot: number | null;
  price_list_version: number | null;
  /** The higher one of two, where the form showed another price than the list that holds. */
  price_other_agorot: number | null;
  /** Instant, ISO 8601. */
  price_held_until: string | null;
}

const NO_PRICE: LeadPrice = {
  price_shown_agorot: null,
  price_list_version: null,
  price_other_agorot: null,
  price_held_until: null,
};

/** What a request says of the price that its form showed, and when it was written by its sender's clock. */
type PriceSaid = Pick<NonNullable<Lead['details']>, 'price_seen_agorot' | 'price_seen_list' | 'submitted_at'>;

/** What prices are reckoned by. */
type PriceBasis = CompositeTypes<'price_basis'>;

/** Further back no price holds, and a clock that says so is wrong. */
const LONGEST_HOLD = 15 * 24 * HOUR_MS;

/** In agorot; null where the list leaves it to the office, and for a ride that touches a time of rest. */
function totalOf(columns: LeadColumns, list: PriceList, rest: RestRules, now: number): number | null {
  const trip = askedTrip(columns, now);
  if (!trip) return null;
  const { day, back } = trip;
  const answer = priceTrip(list, trip, [...closedTimes(rest, day), ...(back ? closedTimes(rest, back.day) : [])]);
  return answer.outcome === 'priced' ? answer.total_agorot : null;
}

/**
 * The price that the form showed, by a list that held until a short while ago; null where it showed the present one, where that
 * list gives another price than was said, and where it is too old.
 */
async function seenPrice(
  columns: LeadColumns,
  { price_seen_agorot: seen, price_seen_list: version }: PriceSaid,
  { oldest, rest }: PriceBasis,
  newest: PriceList,
  now: number,
  platform: Platform,
): Promise<{ total: number; version: number } | null> {
  if (!seen || !version || version < (oldest ?? version) || version >= newest.version) return null;
  const list = await publishedList(version, platform);
  const total = list && totalOf(columns, list, rest, now);
  return total !== null && total === seen ? { total, version } : null;
}

/**
 * What is kept of the price of a request. Where the database refuses what it is reckoned by, nothing: a request is stored without a
 * price rather than not at all.
 * @param now milliseconds since 1970
 * @throws RpcError when the database cannot be reached: waiting for it twice would outlast the form's patience
 */
export async function leadPrice(
  columns: LeadColumns,
  said: PriceSaid,
  now: number,
  platform: Platform,
): Promise<LeadPrice> {
  try {
    return await reckon(columns, said, now, platform);
  } catch (error) {
    if (error instanceof RpcError && error.isRollback) return NO_PRICE;
    throw error;
  }
}

async function reckon(columns: LeadColumns, said: PriceSaid, now: number, platform: Platform): Promise<LeadPrice> {
  const trip = askedTrip(columns, now);
  if (!trip) return NO_PRICE;
  // A clock that is ahead keeps a price no longer.
  const saidAt = said.submitted_at ? Date.parse(said.submitted_at) : now;
  const written = Math.max(Math.min(saidAt, now), now - LONGEST_HOLD);
  const basis = await callRpc(
    'price_basis',
    { said_at: new Date(written).toISOString(), first_pickup: israelInstant(trip.day, trip.time).toISOString() },
    platform,
  );
  const list = basis.newest && (await publishedList(basis.newest, platform));
  const total = list ? totalOf(columns, list, basis.rest, now) : null;
  if (!list || total === null || Date.parse(basis.confirmable_until) <= now) return NO_PRICE;
  const present = { total, version: list.version };
  const seen = await seenPrice(columns, said, basis, list, now, platform);
  const [kept, other] = seen && seen.total < total ? [seen, present] : [present, seen];
  return {
    price_shown_agorot: kept.total,
    price_list_version: kept.version,
    price_other_agorot: other && other.total > kept.total ? other.total : null,
    price_held_until: basis.held_until,
  };
}

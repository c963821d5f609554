import type { PriceContent } from '@shared/price/price-list';
import type { CompositeTypes, Tables } from '@shared/contracts/database.types';
import { LATER_NAMES } from '@shared/places/later-names';
import { addNames } from '@shared/places/place-tables';
import { callDatabase } from './call-database';
import { askTables } from './read-tables';

export { restAround } from '@shared/facts/asked-trip';
export { pairIndex, pricedZones } from '@shared/price/price-list';
export { driveMinutes, priceTrip } from '@shared/price/price';
export type { PricedTrip } from '@shared/price/price';
export type {
  Fares,
  Numbers,
  PriceClass,
  PriceContent,
  PriceList,
  PriceRoute,
  PriceRules,
} from '@shared/price/price-list';
export { locales } from '@shared/words/locales';
export { foldPlace } from '@shared/places/fold-place';
export type { PriceZone } from '@shared/places/price-zone';
export { findZone, readPlace } from '@shared/places/price-zones';
export { DAY_ROUTES, OWN_ROUTE, TRIP_SERVICE_TYPES } from '@shared/facts/lead-fields';
export { NEEDS } from '@shared/facts/ride-facts';

// The office reads texts in every language from the start.
addNames(LATER_NAMES);

/** The prices that are being worked on, with a hash that says which draft it is. */
export type PriceDraft = CompositeTypes<'price_draft'>;

/** What became of a change: `draft` is the draft as it now is. */
export type PriceOutcome = CompositeTypes<'price_step'>;

/** @throws DataError `refused` below the rank of manager */
export const fetchPriceDraft = (): Promise<PriceDraft> => callDatabase('price_draft', {});

/** @param seenHash of the draft that the person had before their eyes @throws DataError */
export const savePriceDraft = (seenHash: string, content: PriceContent): Promise<PriceOutcome> =>
  callDatabase('save_price_draft', { seen_hash: seenHash, content });

/** Makes the draft the list that holds. @param confirm that leaps are meant @throws DataError */
export const publishPriceList = (seenHash: string, note: string, confirm: boolean): Promise<PriceOutcome> =>
  callDatabase('publish_price_list', { seen_hash: seenHash, note, confirm });

/** The two ends of a ride that somebody has asked for, as they were typed. */
export interface AskedRide {
  pickup: string;
  dropoff: string;
}

/** Services whose price goes by the two places. */
export const PRICED_BY_PLACES: readonly string[] = ['airport_pickup', 'airport_dropoff', 'intercity'];
/** The server sends no more at once. */
const MOST_RIDES = 1000;

/**
 * The rides that were asked for since an instant and got no price, the newest first and at most 1,000; held-back requests are left
 * out. @param since ISO 8601 @throws DataError
 */
export async function fetchUnpricedRides(since: string): Promise<AskedRide[]> {
  const rows = await askTables((supabase) =>
    supabase
      .from('leads')
      .select('pickup, dropoff')
      .is('price_shown_agorot', null)
      .in('service_type', PRICED_BY_PLACES)
      .eq('quarantined', false)
      .gte('created_at', since)
      .order('created_at', { ascending: false })
      .limit(MOST_RIDES),
  );
  return rows.flatMap(({ pickup, dropoff }) => (pickup && dropoff ? [{ pickup, dropoff }] : []));
}

/** A list that was published once. */
export type PublishedPrices = Pick<
  Tables<'price_lists'>,
  'version' | 'note' | 'is_sample' | 'published_at' | 'published_by_name' | 'content'
>;

/** As many lists as the history shows. */
const HISTORY = 20;

/** The newest published lists, the one that holds first. @throws DataError */
export const fetchPriceHistory = (): Promise<PublishedPrices[]> =>
  askTables((supabase) =>
    supabase
      .from('price_lists')
      .select('version, note, is_sample, published_at, published_by_name, content')
      .order('version', { ascending: false })
      .limit(HISTORY),
  );

import type { PriceList } from '@shared/price/price-list';
import { env } from '@/config/env';

export { fareAt, pairIndex, pricedZones } from '@shared/price/price-list';
export { formatPrice } from '@shared/price/money';
export type { PriceList } from '@shared/price/price-list';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 8_000;

/**
 * Asks the backend for the list that holds; null where nobody has published one, or where it is the known one. Plain fetch:
 * neither pages nor form should download the whole client for it.
 * @param known version of a list that the caller has already
 * @throws whatever fetch throws, also after eight seconds without an answer, and on answers that are no list
 */
async function fetchPriceList(known?: number): Promise<PriceList | null> {
  const query = known === undefined ? '' : `?known=${known}`;
  const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/current_price_list${query}`, {
    headers: { apikey: env.publishableKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`current_price_list answered ${response.status}`);
  const answer = (await response.json()) as PriceList | null;
  if (answer && typeof answer.version !== 'number') throw new Error('current_price_list answered no list');
  return answer;
}

/**
 * The list that the build prints into the documents: the one that holds in the project that the settings name. Null without a
 * project, for the embedded backend starts after the build; and for a sample, since a document cannot take back what it says.
 * @throws as {@link fetchPriceList} does
 */
export async function publishedPrices(): Promise<PriceList | null> {
  const list = env.supabaseUrl ? await fetchPriceList() : null;
  return list?.is_sample ? null : list;
}

let loading: Promise<PriceList | null> | undefined;
let loaded: PriceList | null = null;

/** The list, where this visit has loaded it already. */
export const loadedPriceList = (): PriceList | null => loaded;

/**
 * The price list that holds, asked for once a visit; null while nobody has published one, and where it does not come: prices
 * are then given in writing. After a failure the next call asks again.
 * @param signal of a caller who may give up: aborted, the answer is null; the list is kept for the others
 */
export async function loadPriceList(signal?: AbortSignal): Promise<PriceList | null> {
  loading ??= fetchPriceList().then(
    (list) => (loaded = list),
    () => {
      loading = undefined;
      return null;
    },
  );
  const list = await loading;
  return signal?.aborted ? null : list;
}

/**
 * The list that holds, where it is another than a page was built with; null otherwise, also where no answer comes. A list that
 * is the same is not sent again.
 */
export async function loadPriceListAfter(version: number, signal?: AbortSignal): Promise<PriceList | null> {
  if (loading) {
    const list = await loadPriceList(signal);
    return list?.version === version ? null : list;
  }
  const newer = await fetchPriceList(version).catch(() => null);
  if (newer) {
    loaded = newer;
    loading = Promise.resolve(newer);
  }
  return signal?.aborted ? null : newer;
}

import type { PriceList } from '@shared/price';
import { env } from '@/config/env';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 8_000;

interface Backend {
  /** Origin; empty for the site's own. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
}

/**
 * Asks a backend for the list that holds; null where nobody has published one. Plain fetch: neither pages nor form should
 * download the whole client for it.
 * @throws whatever fetch throws, also after eight seconds without an answer, and on answers that are no list
 */
export async function fetchPriceList({ supabaseUrl, publishableKey }: Backend): Promise<PriceList | null> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/current_price_list`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`current_price_list answered ${response.status}`);
  const answer = (await response.json()) as PriceList | null;
  if (answer && typeof answer.version !== 'number') throw new Error('current_price_list answered no list');
  return answer;
}

let list: Promise<PriceList | null> | undefined;

/**
 * The price list that holds, asked for once a visit; null while nobody has published one, and where it does not come: prices
 * are then given in writing. After a failure the next call asks again.
 * @param signal of a caller who may give up: aborted, the answer is null; the list is kept for the others
 */
export async function loadPriceList(signal?: AbortSignal): Promise<PriceList | null> {
  list ??= fetchPriceList(env).catch(() => {
    list = undefined;
    return null;
  });
  const found = await list;
  return signal?.aborted ? null : found;
}

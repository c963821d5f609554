import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PriceList } from '../../supabase/functions/_shared/price/price-list.ts';

/** The migration with the list that an installation starts with. */
export const SAMPLE_PRICES = 'supabase/migrations/20261120001300_sample_prices.sql';

/** That list. @param root the project's folder */
export async function sampleList(root: string): Promise<PriceList> {
  const [, content = ''] = (await readFile(path.join(root, SAMPLE_PRICES), 'utf8')).split('$list$');
  return { ...(JSON.parse(content) as PriceList), version: 1, published_at: '2026-11-22T00:00:00Z', is_sample: true };
}

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PriceList } from '../../supabase/functions/_shared/price/price-list.ts';

const FOLDER = 'supabase/migrations';

/** The migrations with the list that an installation starts with, the newest last; from the project's root. @param root the project's folder */
export const sampleFiles = (root: string): string[] =>
  (existsSync(path.join(root, FOLDER)) ? readdirSync(path.join(root, FOLDER)) : [])
    .filter((file) => file.endsWith('_sample_prices.sql'))
    .toSorted()
    .map((file) => path.join(FOLDER, file));

/** That list, as the newest of them has it. @param root the project's folder */
export async function sampleList(root: string): Promise<PriceList> {
  const files = sampleFiles(root);
  const [, content = ''] = (await readFile(path.join(root, files.at(-1) ?? ''), 'utf8')).split('$list$');
  const list = JSON.parse(content) as PriceList;
  return { ...list, version: files.length, published_at: '2026-11-22T00:00:00Z', is_sample: true };
}

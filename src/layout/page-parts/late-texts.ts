import { use } from 'react';
import { untilLoaded } from '@/ui/deferred';

const downloads = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * The long texts of a page, for the part of it that comes to life late (`deferred` of src/ui): they stand in the
 * prerendered HTML and reach the browser only when that part does. Suspends until they are here.
 *
 * The page's content in a language holds its head texts, its first screen, and the way to the rest:
 * `rest: () => import('./rest-en').then(({ texts }) => texts)`.
 *
 * @param load that function of the content; the same one gives the same texts, downloaded once
 */
export function useLateTexts<Texts>(load: () => Promise<Texts>): Texts {
  const known = downloads.get(load) as Promise<Texts> | undefined;
  if (known) return use(known);
  const download = untilLoaded(load);
  downloads.set(load, download);
  return use(download);
}

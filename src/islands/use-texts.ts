import { use } from 'react';
import { useFilled } from '@/i18n/promises';
import { download, type Download } from '@/lib/download';

const downloads = new WeakMap<() => Promise<unknown>, Download<unknown>>();

function downloadOf<Texts>(load: () => Promise<Texts>): Download<Texts> {
  const known = downloads.get(load) ?? download(load);
  downloads.set(load, known);
  return known as Download<Texts>;
}

/** Downloads long texts ahead of the part that shows them: the `texts` of an island. */
export const loadTexts = <Texts>(load: () => Promise<Texts>): Promise<Texts> => downloadOf(load).start();

/**
 * Long texts that stand in the prerendered HTML and reach the browser only with the part that shows them. Suspends until
 * they are here, and have the figures that the business promises now.
 * @param load the same function always gives the same texts, downloaded once
 */
export function useTexts<Texts extends object>(load: () => Promise<Texts>): Texts {
  return useFilled(downloadOf(load).read(use));
}

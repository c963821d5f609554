import { use } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { sharedDownloads } from '@/lib/shared-downloads';
import { untilLoaded } from '@/ui/deferred';

/**
 * The long texts of a family of pages, for the part of the page that comes to life late (`deferred` of src/ui): they
 * stand in the prerendered HTML and reach the browser only when that part does.
 *
 * - `content/<folder>/<slug>/{he,en,fr}.ts` export `content`: head texts and the first screen;
 * - `content/<folder>/<slug>/{he,en,fr}.long.ts` export `texts`: the rest;
 * - `content/<folder>/long-texts.ts` lists the latter by `import.meta.glob` (see `content/services/long-texts.ts`);
 * - the deferred part calls `const useLongTexts = lateTexts(longTexts)` once, outside of its component.
 *
 * @returns a hook that suspends until the texts of a slug in the page's language are here; it throws for a slug without
 */
export function lateTexts<Texts>(files: Record<string, () => Promise<Texts>>): (slug: string) => Texts {
  const downloads = sharedDownloads<Texts>();
  return function useLateTexts(slug) {
    const file = `./${slug}/${useLocale()}.long.ts`;
    const load = files[file];
    if (!load) throw new Error(`no long texts ${file}`);
    return use(downloads.get(file, () => untilLoaded(load)));
  };
}

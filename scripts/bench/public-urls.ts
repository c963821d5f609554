import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';

/** URL path of every prerendered page in each of its languages. */
export function publicUrls(): string[] {
  return pages
    .filter((entry: PageEntry) => entry.area === 'public')
    .flatMap((entry: PageEntry) => languagesOf(entry).map((locale) => localizedPath(locale, entry.path)));
}

import { pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { locales } from '../../src/i18n/locales.ts';

/** URL path of every prerendered page in every language. */
export function publicUrls(): string[] {
  return pages
    .filter((entry: PageEntry) => entry.area === 'public')
    .flatMap(({ path }) => locales.map((locale) => localizedPath(locale, path)));
}

import { pageAt, type PageEntry } from '@/content/pages';
import { parseLocalizedPath } from '@/i18n/localized-path';
import type { Locale } from '@/i18n/locales';
import { giveMessages } from '@/i18n/messages';
import { downloadsByKey, type Download } from '@/lib/download';
import { pageModules, type PageModule } from './page-modules';

/** The page, or the not-found page, that a URL path names. */
export function pageOf(pathname: string): { entry: PageEntry; locale: Locale } {
  const { locale, path } = parseLocalizedPath(pathname);
  return { entry: pageAt(path, locale), locale };
}

/** Source of a page's module, as the build manifest names it. */
export const pageFile = (entry: PageEntry, locale: Locale): string => `src/content/${entry.content}/${locale}.ts?page`;

async function fetchModule(file: string): Promise<PageModule> {
  const load = pageModules[file.replace(/^src\/(.*)\?page$/u, '../$1')];
  if (!load) throw new Error(`the page registry names ${file}, which does not exist`);
  return load();
}

const downloads = downloadsByKey<PageModule>();

/** The download of a page in a language. */
export function pageDownload(entry: PageEntry, locale: Locale): Download<PageModule> {
  const file = pageFile(entry, locale);
  return downloads(file, async () => {
    const page = await fetchModule(file);
    giveMessages(locale, page.messages);
    return page;
  });
}

const downloadAt = (pathname: string) => {
  const { entry, locale } = pageOf(pathname);
  return pageDownload(entry, locale);
};

/** Starts downloading the page at a URL path, ahead of a visit to it. */
export const preloadPage = (pathname: string): Promise<unknown> => downloadAt(pathname).start();

/** Whether the page at a URL path can be shown at once. */
export const isPageLoaded = (pathname: string): boolean => downloadAt(pathname).isHere();

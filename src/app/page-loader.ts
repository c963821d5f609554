import { createElement, type ComponentProps, type ReactNode } from 'react';
import { pageAt, type PageEntry } from '@/content/pages';
import type { PageContent } from '@/content/page-types';
import { parseLocalizedPath } from '@/i18n/localized-path';
import type { Locale } from '@/i18n/locales';
import { loadMessages, messagesFile, type MessageGroup } from '@/i18n/messages';
import { downloadsByKey, type Download } from '@/lib/download';
import { importPart } from '@/lib/page-parts-at-hand';
import type * as PageModules from './page-modules';
import type { PageComponent } from './page-modules';

export interface LoadedPage {
  Page: PageComponent;
  content: PageContent;
}

/** One page in one language: what it is made of, and the download of it. */
export interface PageTarget {
  /** Source files, as the build manifest names them. */
  files: readonly string[];
  /** Everything that it is made of. */
  parts: Download<LoadedPage>;
}

const downloads = downloadsByKey<LoadedPage>();
const keyOf = (entry: PageEntry, locale: Locale) => `${locale}:${entry.path}`;

let modules: typeof PageModules | null = null;

/** The list of all pages' chunks, and what writes their head tags. */
export async function loadPageModules(): Promise<typeof PageModules> {
  modules = await import('./page-modules');
  return modules;
}

/** The head tags of a page; nothing on a first page, whose document has its own. */
export const headTags = (page: ComponentProps<typeof PageModules.PageHead>): ReactNode =>
  modules && createElement(modules.PageHead, page);

/** @param file as the build manifest names it; the list of modules leaves out a query. */
async function fetchFrom<T>(
  modules: () => Promise<Record<string, () => Promise<T>>>,
  file: string,
  name: string,
): Promise<T> {
  return importPart(file, name, async () => {
    const load = (await modules())[file.replace('src', '..').replace(/\?.*/u, '')];
    if (!load) throw new Error(`the page registry names ${file}, which does not exist`);
    return load();
  });
}

const components = async () => (await loadPageModules()).components;
const contents = async () => (await loadPageModules()).contents;

export function pageTarget(entry: PageEntry, locale: Locale): PageTarget {
  const componentFile = `src/pages/${entry.page}/${entry.page}-page.tsx`;
  const part = entry.schema === 'article' ? '?head' : '';
  const contentFile = `src/content/${entry.content}/${locale}.ts${part}`;
  const groups: MessageGroup[] = ['site', ...(entry.messages ?? [])];
  const fetchParts = async (): Promise<LoadedPage> => {
    const [Page, content] = await Promise.all([
      fetchFrom(components, componentFile, 'Page'),
      fetchFrom(contents, contentFile, 'content'),
      ...groups.map((group) => loadMessages(locale, group)),
    ]);
    return { Page, content };
  };
  return {
    files: [componentFile, contentFile, ...groups.map((group) => messagesFile(locale, group))],
    parts: downloads(keyOf(entry, locale), fetchParts),
  };
}

/** The page, or the not-found page, that a URL path names. */
function pageOf(pathname: string): [PageEntry, Locale] {
  const { locale, path } = parseLocalizedPath(pathname);
  return [pageAt(path, locale), locale];
}

/** Starts downloading the page at a URL path, ahead of a visit to it. */
export function preloadPage(pathname: string): Promise<unknown> {
  return pageTarget(...pageOf(pathname)).parts.start();
}

/** Whether the page at a URL path can be shown at once. */
export function isPageLoaded(pathname: string): boolean {
  return pageTarget(...pageOf(pathname)).parts.isHere();
}

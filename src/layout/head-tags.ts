import type { PageMeta } from '@/content/page-types';
import { languagesOf, type PageEntry } from '@/content/pages';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';

export interface HeadOfPage {
  entry: PageEntry;
  locale: Locale;
  meta: PageMeta;
}

/** A tag of the head; attributes as React names them. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

/** Characters of a title that a results page shows. */
const SHOWN = 60;

/** A page's title with the brand after it: the full name where a results page shows both, the short one otherwise. */
export function pageTitle({ title }: PageMeta, locale: Locale): string {
  const full = `${title} | ${business.name[locale]}`;
  return full.length <= SHOWN ? full : `${title} | ${business.shortName[locale]}`;
}

/**
 * Title, description, canonical link, language alternates and sharing words of a page. The build writes them into the
 * documents, and the browser from the second page on.
 */
export function headTags({ entry, locale, meta }: HeadOfPage): readonly HeadTag[] {
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes });

  const title = pageTitle(meta, locale);
  const address = (language: Locale) => env.siteUrl + localizedPath(language, entry.canonical ?? entry.path);
  const listed = 'sitemap' in entry;
  const versions = listed ? languagesOf(entry) : [];
  const isCanonical = listed || entry.canonical;
  return [
    { tag: 'title', text: title },
    named('description', meta.description),
    ...(meta.keywords ? [named('keywords', meta.keywords.join(', '))] : []),
    ...(isCanonical ? [link({ rel: 'canonical', href: address(locale) })] : []),
    ...(isCanonical && !env.isHidden ? [] : [named('robots', 'noindex')]),
    ...versions.map((hrefLang) => link({ rel: 'alternate', hrefLang, href: address(hrefLang) })),
    ...versions.slice(0, 1).map((first) => link({ rel: 'alternate', hrefLang: 'x-default', href: address(first) })),
    ...(isCanonical ? [property('og:url', address(locale))] : []),
    property('og:type', entry.schema === 'article' ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', meta.description),
    property('og:locale', localeRegistry[locale].openGraph),
    named('twitter:card', 'summary_large_image'),
  ];
}

import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { PageMeta } from '@/content/page-types';
import { languagesOf, type PageEntry } from '@/content/pages';
import { env } from '@/config/env';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';

interface PageHeadProps {
  entry: PageEntry;
  locale: Locale;
  meta: PageMeta;
}

/**
 * Title, description, canonical link, language alternates and sharing card of a page. A prerendered document has them
 * already; in the browser this takes over with the first page that is reached from there.
 */
export function PageHead({ entry, locale, meta }: PageHeadProps) {
  const address = (language: Locale) => env.siteUrl + localizedPath(language, entry.canonical ?? entry.path);
  const listed = 'sitemap' in entry;
  const versions = listed ? languagesOf(entry) : [];
  const isCanonical = listed || entry.canonical;
  useLayoutEffect(() => {
    // Tags that React hydrated are its own by now; the remaining ones have been written again.
    const isAdopted = (tag: Element) => Object.keys(tag).some((key) => key.startsWith('__react'));
    for (const tag of document.head.querySelectorAll('[data-prerendered]')) if (!isAdopted(tag)) tag.remove();
  }, []);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.keywords ? <meta name="keywords" content={meta.keywords.join(', ')} /> : null}
        {isCanonical ? <link rel="canonical" href={address(locale)} /> : <meta name="robots" content="noindex" />}
        {versions.map((l) => (
          <link key={l} rel="alternate" hrefLang={l} href={address(l)} />
        ))}
        {versions[0] ? <link rel="alternate" hrefLang="x-default" href={address(versions[0])} /> : null}
        {isCanonical ? <meta property="og:url" content={address(locale)} /> : null}
        <meta property="og:type" content={entry.schema === 'article' ? 'article' : 'website'} />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:locale" content={localeRegistry[locale].openGraph} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}

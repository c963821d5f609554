import { defaultLocale, localeRegistry, locales, type Locale } from './locales';

/**
 * The URL path of a page in a language.
 * @param path the page's own path without a language prefix, such as "/" or "/plan-your-trip"
 */
export function localizedPath(locale: Locale, path: string): string {
  const { prefix, home } = localeRegistry[locale];
  return path === '/' ? home : `${prefix}${path}`;
}

/**
 * The reverse of {@link localizedPath}: which language and which page a URL path names. `/en` names the English home as
 * `/english` does (docs/spec/public-site.md#languages-and-addresses). A trailing slash is ignored.
 */
export function parseLocalizedPath(pathname: string): { locale: Locale; path: string } {
  const clean = pathname.replace(/\/+$/u, '') || '/';
  for (const locale of locales) {
    const { prefix, home } = localeRegistry[locale];
    if (clean === home || (prefix && clean === prefix)) return { locale, path: '/' };
    if (prefix && clean.startsWith(`${prefix}/`)) return { locale, path: clean.slice(prefix.length) };
  }
  return { locale: defaultLocale, path: clean };
}

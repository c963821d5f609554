import type * as Prerender from '../../src/entry-prerender.tsx';

/** The sitemap: every listed page in every language, each with all its language versions and the content's own date. */
export function sitemapXml({ registry, locales, localizedPath, env }: typeof Prerender): string {
  const address = (locale: (typeof locales)[number], path: string) => env.siteUrl + localizedPath(locale, path);
  const urls = registry.flatMap((entry) => {
    const { sitemap } = entry;
    if (!sitemap) return [];
    const alternates = locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, entry.path)}"/>`)
      .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${address('he', entry.path)}"/>`)
      .join('');
    return locales.map(
      (locale) =>
        `<url><loc>${address(locale, entry.path)}</loc><lastmod>${sitemap.lastModified}</lastmod>` +
        `<changefreq>${sitemap.changeFrequency}</changefreq><priority>${sitemap.priority.toFixed(1)}</priority>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

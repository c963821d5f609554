import type * as Prerender from '../../src/entry-prerender.tsx';

/**
 * The sitemap: every listed page in each of its languages, each with all its language versions.
 * @param lastModified the contents' own dates by URL path
 */
export function sitemapXml(
  { registry, languagesOf, localizedPath, env }: typeof Prerender,
  lastModified: ReadonlyMap<string, string>,
): string {
  const address = (locale: ReturnType<typeof languagesOf>[number], path: string) =>
    env.siteUrl + localizedPath(locale, path);
  const urls = registry.flatMap((entry) => {
    const { sitemap } = entry;
    if (!sitemap) return [];
    const languages = languagesOf(entry);
    const versions = [...languages.map((locale) => [locale, locale] as const), ['x-default', languages[0]] as const];
    const alternates = versions
      .map(([name, locale]) =>
        locale ? `<xhtml:link rel="alternate" hreflang="${name}" href="${address(locale, entry.path)}"/>` : '',
      )
      .join('');
    return languages.map((locale) => {
      const modified = lastModified.get(localizedPath(locale, entry.path));
      if (!modified) throw new Error(`${entry.path} does not say in ${locale} when it was changed`);
      return (
        `<url><loc>${address(locale, entry.path)}</loc><lastmod>${modified}</lastmod>` +
        `<changefreq>${sitemap.changeFrequency}</changefreq><priority>${sitemap.priority.toFixed(1)}</priority>${alternates}</url>`
      );
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

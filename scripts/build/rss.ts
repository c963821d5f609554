import type * as Prerender from '../../src/entry-prerender.tsx';
import { escapeHtml } from '../../supabase/functions/_shared/mail/html.ts';

type Site = typeof Prerender;
type Locale = Site['locales'][number];

/** The blog's feed lies beside its list. */
export const feedPath = ({ localizedPath }: Site, locale: Locale): string => localizedPath(locale, '/blog/rss.xml');

/** Where browsers and readers find the feed of a page's language; pages that are not of the blog have none. */
export function feedLink(site: Site, locale: Locale, path: string): string {
  if (!/^\/blog(?:\/|$)/u.test(path)) return '';
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.business.name[locale])}" href="${feedPath(site, locale)}">`;
}

/** A day as feeds write it; articles appear at noon in Israel. */
const feedDate = (day: string) => new Date(`${day}T12:00:00+02:00`).toUTCString();

/** The newest articles of a language as RSS 2.0. */
export async function rssXml(site: Site, locale: Locale): Promise<string> {
  const { env, localizedPath } = site;
  const address = (path: string) => env.siteUrl + localizedPath(locale, path);
  const { title, description, articles } = await site.describeBlog(locale);
  const items = articles.map(
    ({ slug, title: name, excerpt, published, tags }) =>
      `<item><title>${escapeHtml(name)}</title><link>${address(`/blog/${slug}`)}</link>` +
      `<guid isPermaLink="true">${address(`/blog/${slug}`)}</guid><pubDate>${feedDate(published)}</pubDate>` +
      `<description>${escapeHtml(excerpt)}</description>${tags.map(({ label }) => `<category>${escapeHtml(label)}</category>`).join('')}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title><link>${address('/blog')}</link><description>${escapeHtml(description)}</description>
<language>${locale}</language><atom:link rel="self" type="application/rss+xml" href="${env.siteUrl}${feedPath(site, locale)}"/>
${items.join('\n')}
</channel></rss>
`;
}

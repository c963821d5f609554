import { pageSummaries } from '@/content/page-summaries';
import { findPage, notFoundPage, type PageEntry } from '@/content/pages';
import type { PageContent } from '@/content/page-types';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { loadMessages, type Messages } from '@/i18n/messages';
import { structuredData } from '@/layout/structured-data';
import { pageTarget } from './page-loader';

/** What the build writes about a page for messengers and search engines. */
export interface PageDescription {
  /** What its sharing picture shows, and where that lies on the site. */
  card: { picture: string; direction: 'ltr' | 'rtl'; title: string; line: string; brand: string };
  cardPath: string;
  /** JSON-LD. */
  structuredData: object;
}

const DEFAULT_PICTURE = 'hero-airport';

/** Its name in a list, or else its title without the brand. */
const nameOf = ({ path }: PageEntry, locale: Locale, { meta }: PageContent) =>
  pageSummaries.get(path)?.name[locale] ?? (meta.title.split('|')[0] ?? meta.title).trim();

function firstSentence(text: string, locale: Locale): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return (first?.segment ?? text).trim().replace(/(?<!\.)\.$/u, '');
}

/** The pages above a page by its path, the home page first. */
async function trailOf(entry: PageEntry, locale: Locale): Promise<{ name: string; path: string }[]> {
  if (entry.path === '/') return [];
  const { home } = (await loadMessages(locale, 'pageParts')) as Messages['pageParts'];
  const parts = entry.path.split('/').slice(1, -1);
  const above = parts.flatMap((_, at) => findPage(`/${parts.slice(0, at + 1).join('/')}`) ?? []);
  const named = above.map(async (page) => {
    const { content } = await pageTarget(page, locale).load();
    return { name: nameOf(page, locale, content), path: page.path };
  });
  return [{ name: home, path: '/' }, ...(await Promise.all(named))];
}

/** Describes the page at a URL path. */
export async function describePage(url: string): Promise<PageDescription> {
  const { locale, path } = parseLocalizedPath(url);
  const entry = findPage(path) ?? notFoundPage;
  const { content } = await pageTarget(entry, locale).load();
  const { share, description } = content.meta;
  const name = nameOf(entry, locale, content);
  const cardPath = `/og/${locale}${path === '/' ? '/index' : path}.jpg`;
  return {
    card: {
      picture: entry.picture ?? DEFAULT_PICTURE,
      direction: localeRegistry[locale].direction,
      title: share?.title ?? name,
      line: share?.line ?? pageSummaries.get(path)?.line[locale] ?? firstSentence(description, locale),
      brand: business.name[locale],
    },
    cardPath,
    structuredData: await structuredData({
      entry,
      locale,
      content,
      name,
      trail: await trailOf(entry, locale),
      image: env.siteUrl + cardPath,
    }),
  };
}

import { cardsIn, type ArticleCard } from '@/content/article-cards';
import { pageSummaries } from '@/content/page-summaries';
import { destinations } from '@/content/destinations';
import { overviewEntries, overviewLists } from '@/content/overviews';
import { services } from '@/content/services';
import { findPage, languagesOf, pageAt, pages, type PageEntry } from '@/content/pages';
import type { PageContent } from '@/content/page-types';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { published } from '@/config/published';
import { lowestOf, priceTable } from '@/features/site/prices/price-table';
import { productsOf } from '@/features/site/prices/products';
import { shownPrices } from '@/features/site/prices/shown-prices';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { loadMessages, type Messages } from '@/i18n/messages';
import { fillTexts } from '@/i18n/promises';
import { pageTitle } from '@/layout/head-tags';
import { structuredData } from '@/layout/structured-data';
import { pageDownload } from './page-loader';

/** What the build writes about a page for messengers and search engines. */
export interface PageDescription {
  /** What its sharing picture shows, and where that lies on the site. */
  card: { picture: string; direction: 'ltr' | 'rtl'; title: string; line: string; brand: string };
  cardPath: string;
  /** Words that the page is about, where its content names none. */
  keywords: readonly string[];
  /** JSON-LD. */
  structuredData: object;
  /** "YYYY-MM-DD" */
  lastModified: string | undefined;
}

const filled = <Texts extends object>(texts: Texts, locale: Locale) => fillTexts(texts, published().promises, locale);

async function contentOf(entry: PageEntry, locale: Locale): Promise<PageContent> {
  const { content } = await pageDownload(entry, locale).start();
  return filled(content, locale);
}

const DEFAULT_PICTURE = 'hero-airport';

/** The overview that stands at a path. */
const overviewAt = (path: string) => overviewLists.find((list) => path === `/${list}`);

/** The page's name in a list or in breadcrumbs, the one it gives itself, or else its title. */
async function nameOf({ path }: PageEntry, locale: Locale, { meta, searchFacts }: PageContent): Promise<string> {
  const list = overviewAt(path);
  if (list) return ((await loadMessages(locale, 'pageParts')) as Messages['pageParts'])[list];
  const name = pageSummaries.get(path)?.name[locale] ?? (await searchFacts?.())?.name;
  return name ?? meta.title;
}

const sentencesOf = (text: string, locale: Locale): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text), ({ segment }) => segment);

function firstSentence(text: string, locale: Locale): string {
  const [first = text] = sentencesOf(text, locale);
  return first.trim().replace(/(?<!\.)\.$/u, '');
}

/** The pages above a page, by its overview or else by its path, the home page first; named as its breadcrumbs name them. */
async function trailOf(entry: PageEntry, locale: Locale): Promise<{ name: string; path: string }[]> {
  if (entry.path === '/') return [];
  const { home, ...overviews } = (await loadMessages(locale, 'pageParts')) as Messages['pageParts'];
  if (entry.under)
    return [
      { name: home, path: '/' },
      { name: overviews[entry.under], path: `/${entry.under}` },
    ];
  const parts = entry.path.split('/').slice(1, -1);
  const above = parts.flatMap((_, at) => findPage(`/${parts.slice(0, at + 1).join('/')}`, locale) ?? []);
  const named = above.map(async (page) => {
    const content = await contentOf(page, locale);
    return { name: await nameOf(page, locale, content), path: page.path };
  });
  return [{ name: home, path: '/' }, ...(await Promise.all(named))];
}

/** What the feed of a language says: the blog's own name and every article. */
export async function describeBlog(
  locale: Locale,
): Promise<{ title: string; description: string; articles: readonly ArticleCard[] }> {
  const entry = pageAt('/blog', locale);
  const { meta } = await contentOf(entry, locale);
  const articles = filled(await cardsIn(locale)(), locale);
  return { title: pageTitle(meta, locale), description: meta.description, articles };
}

/** What the home page leads to: the services, and the newest articles. */
async function homeLists(locale: Locale) {
  const cards = filled(await cardsIn(locale)(), locale);
  return {
    offers: services.map(({ name, line, path }) => ({ name: name[locale], line: line[locale], path })),
    articles: cards.slice(0, 2).map(({ title, slug, published }) => ({ title, path: `/blog/${slug}`, published })),
  };
}

/** A page as a list for programs names it. */
export interface ListedPage {
  path: string;
  schema: PageEntry['schema'];
  name: string;
  /** Without sentences that state a figure of the settings: whoever keeps the list hears of no change. */
  line: string;
}

/** The pages of a language that search engines list, in the order of the registry. */
export async function listedPages(locale: Locale): Promise<ListedPage[]> {
  const listed = pages.filter((entry: PageEntry) => entry.sitemap && languagesOf(entry).includes(locale));
  return Promise.all(
    listed.map(async (entry: PageEntry) => {
      const { content } = await pageDownload(entry, locale).start();
      const line = pageSummaries.get(entry.path)?.line[locale] ?? content.meta.description;
      return {
        path: entry.path,
        schema: entry.schema,
        name: await nameOf(entry, locale, content),
        line: sentencesOf(line, locale)
          .filter((sentence) => !sentence.includes('{'))
          .join('')
          .trim(),
      };
    }),
  );
}

/** What an overview leads to, or another page that lists the same, with the prices that it states: none of a sample. */
function listedOffers(locale: Locale, path: string) {
  const [list] = productsOf(path).flatMap((product) =>
    typeof product === 'object' && 'under' in product ? [product.under] : [],
  );
  if (!list) return {};
  const { prices } = published();
  const rows = (prices && !prices.is_sample && priceTable(prices, locale, path)?.groups[0]?.rows) || [];
  return {
    offers: overviewEntries[list].map((entry) => {
      const row = rows.find((one) => one.path === entry.path);
      const name = entry.name[locale];
      return {
        name,
        line: entry.line[locale],
        path: entry.path,
        ...(row?.prices[0] && { lowest: { name, ...lowestOf(row) } }),
      };
    }),
  };
}

const placeOf = (path: string) => destinations.find(({ slug }) => path === `/${slug}`);

/** What the tables of a page say to search engines: nothing of a sample, which nobody offers. */
async function pricesOf(locale: Locale, path: string) {
  const { prices } = published();
  const table = prices && !prices.is_sample ? priceTable(prices, locale, path) : null;
  if (!table) return [];
  const m = (await loadMessages(locale, 'publicPrices')) as Messages['publicPrices'];
  return shownPrices(table, placeOf(path)?.name[locale], m);
}

/** Describes the page at a URL path, by the snapshot that is published. */
export async function describePage(url: string): Promise<PageDescription> {
  const { locale, path } = parseLocalizedPath(url);
  const entry = pageAt(path, locale);
  const content = await contentOf(entry, locale);
  const { share, description } = content.meta;
  const facts = filled((await content.searchFacts?.()) ?? {}, locale);
  const lastModified = entry.sitemap?.lastModified ?? facts.updated;
  const name = await nameOf(entry, locale, content);
  const trail = await trailOf(entry, locale);
  const cardPath = `/og/${locale}${path === '/' ? '/index' : path}.jpg`;
  return {
    card: {
      picture: entry.picture ?? facts.picture ?? DEFAULT_PICTURE,
      direction: localeRegistry[locale].direction,
      title: share?.title ?? name,
      line: share?.line ?? pageSummaries.get(path)?.line[locale] ?? firstSentence(description, locale),
      brand: business.name[locale],
    },
    cardPath,
    lastModified,
    keywords: content.meta.keywords ? [] : [name, ...trail.slice(1).map((step) => step.name), business.name[locale]],
    structuredData: structuredData({
      entry,
      locale,
      content,
      facts,
      lastModified,
      name,
      trail,
      image: env.siteUrl + cardPath,
      ...(path === '/' && (await homeLists(locale))),
      ...listedOffers(locale, path),
      prices: await pricesOf(locale, path),
    }),
  };
}

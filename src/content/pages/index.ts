import { defaultLocale, homeAliases, locales, type Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/localized-path';
import type { MessageGroup } from '@/i18n/messages';
import { articles, blogLanguages } from '../blog';
import { destinationSlugs, type DestinationSlug } from '../destinations/slugs';
import { itineraryPictures, itinerarySlugs, type ItinerarySlug } from '../itineraries/slugs';
import { dailySectionIds, staffSectionIds, type StaffSectionId } from '../staff';
import { overviewLists, type OverviewList } from '../overviews/lists';
import { serviceSlugs, type ServiceSlug } from '../services/slugs';

/** "destinations/jerusalem", "hero-airport" */
type ArtName = `${'blog' | 'destinations' | 'routes' | 'services'}/${string}` | 'hero-airport' | 'cabin' | 'contact';

/** Each kind has its node in the structured data (`layout/structured-data.ts`). */
export type SchemaKind = 'page' | 'service' | 'destination' | 'itinerary' | 'faq' | 'article' | 'overview';

/**
 * One entry per page of the site. Routes, menus, prerendering, the sitemap and the head tags all read this list, so a
 * page is added here and nowhere else.
 */
export interface PageEntry {
  /** Path without a language prefix: "/plan-your-trip". */
  readonly path: string;
  /** Folder under `src/pages` whose `<name>-page.tsx` exports `Page`. */
  readonly page: string;
  /** Folder under `src/content` with `{he,en,fr}.ts`. */
  readonly content: string;
  /** The overview that lists the page, a step of the way to it. */
  readonly under?: OverviewList;
  /** Languages in which the page exists; every one where they are missing. */
  readonly languages?: readonly Locale[];
  /** Path of the page that this one repeats: search engines index that one, and not this. */
  readonly canonical?: string;
  /**
   * `staff` pages are drawn in the browser only, without the public header, and kept out of search engines. `guest` pages
   * belong to whoever holds a private link: prerendered like public ones, but with code of their own
   * (src/entry-guest.tsx, src/entry-drive.tsx), out of search engines, never tracked, and without the question about cookies.
   */
  readonly area: 'public' | 'staff' | 'guest';
  /** A guest page that shares nothing with the traveller's: its own environment of scripts/build/light-code.ts, src/entry-<code>.tsx. */
  readonly code?: 'drive';
  /** Groups of interface texts the page needs besides `site`. */
  readonly messages?: readonly MessageGroup[];
  /** Drawing on the page's sharing picture, a file of `src/art` without its ending; the content's, or the hero, where missing. */
  readonly picture?: ArtName;
  /**
   * The page shows more than its HTML can say where the browser keeps something under this key of local storage: there the
   * application starts without waiting for the visitor.
   */
  readonly live?: 'cookieConsent';
  /** A page of the back office that is downloaded while another one of it is in sight. */
  readonly comesAhead?: boolean;
  /** What the page is to search engines; a plain page where it is missing. */
  readonly schema?: SchemaKind;
  /**
   * Present on pages that search engines should list. Dates are the content's own, "YYYY-MM-DD"; without one here, the
   * content says it itself (`SearchFacts`).
   */
  readonly sitemap?: {
    readonly priority: number;
    readonly changeFrequency: 'weekly' | 'monthly' | 'yearly';
    readonly lastModified?: string;
  };
}

/** Pages that sell something: all of a kind, with their prices. */
const OVERVIEW_PICTURES: Readonly<Record<OverviewList, ArtName>> = {
  destinations: 'destinations/jerusalem',
  services: 'services/nationwide-transport',
  routes: 'routes/galilee',
};

const overviewPage = (list: OverviewList): PageEntry => ({
  path: `/${list}`,
  page: 'overview',
  content: `pages/${list}`,
  area: 'public',
  messages: ['pageParts', 'destination', 'publicPrices'],
  picture: OVERVIEW_PICTURES[list],
  schema: 'overview',
  sitemap: { priority: 0.8, changeFrequency: 'monthly', lastModified: '2026-11-27' },
});

const servicePage = (slug: ServiceSlug): PageEntry => ({
  path: `/${slug}`,
  page: 'service',
  content: `services/${slug}`,
  under: 'services',
  area: 'public',
  messages: ['pageParts'],
  picture: `services/${slug}`,
  schema: 'service',
  sitemap: { priority: 0.9, changeFrequency: 'monthly', lastModified: '2026-11-21' },
});

const destinationPage = (slug: DestinationSlug): PageEntry => ({
  path: `/${slug}`,
  page: 'destination',
  content: `destinations/${slug}`,
  under: 'destinations',
  area: 'public',
  messages: ['pageParts', 'destination'],
  picture: `destinations/${slug}`,
  schema: 'destination',
  sitemap: { priority: 0.8, changeFrequency: 'monthly', lastModified: '2026-11-21' },
});

const itineraryPage = (slug: ItinerarySlug): PageEntry => ({
  path: `/routes/${slug}`,
  page: 'itinerary',
  content: `itineraries/${slug}`,
  under: 'routes',
  area: 'public',
  messages: ['pageParts', 'itinerary'],
  picture: `routes/${itineraryPictures[slug]}`,
  schema: 'itinerary',
  sitemap: { priority: 0.8, changeFrequency: 'monthly', lastModified: '2026-11-21' },
});

/** The article itself says what it is illustrated with, and when it was changed. */
const articlePage = ({ slug, languages }: (typeof articles)[number]): PageEntry => ({
  path: `/blog/${slug}`,
  page: 'article',
  content: `blog/${slug}`,
  area: 'public',
  languages,
  messages: ['article'],
  schema: 'article',
  sitemap: { priority: 0.7, changeFrequency: 'yearly' },
});

/** Texts of sections that people go to all day: they come with the page. */
const SECTION_TEXTS: Partial<Readonly<Record<StaffSectionId, readonly MessageGroup[]>>> = {
  rides: ['staffRides', 'staffRideLists'],
};

const dashboardPage = (section: StaffSectionId): PageEntry => ({
  path: section === 'overview' ? '/dashboard' : `/dashboard/${section}`,
  page: 'dashboard',
  content: `staff/${section}`,
  area: 'staff',
  messages: ['staff', ...(SECTION_TEXTS[section] ?? [])],
  comesAhead: dailySectionIds.includes(section),
});

const registry: readonly PageEntry[] = [
  {
    path: '/',
    page: 'home',
    content: 'pages/home',
    area: 'public',
    sitemap: { priority: 1, changeFrequency: 'weekly', lastModified: '2026-11-20' },
  },
  {
    path: '/plan-your-trip',
    page: 'plan-your-trip',
    content: 'pages/plan-your-trip',
    area: 'public',
    messages: ['pageParts'],
    picture: 'services/nationwide-transport',
    sitemap: { priority: 0.9, changeFrequency: 'monthly', lastModified: '2026-11-20' },
  },
  {
    path: '/contact',
    page: 'contact',
    content: 'pages/contact',
    area: 'public',
    picture: 'blog/phone-booking',
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2026-11-20' },
  },
  ...overviewLists.map(overviewPage),
  ...serviceSlugs.map(servicePage),
  ...destinationSlugs.map(destinationPage),
  ...itinerarySlugs.map(itineraryPage),
  {
    path: '/blog',
    page: 'blog',
    content: 'pages/blog',
    area: 'public',
    languages: blogLanguages,
    messages: ['article'],
    picture: 'blog/map-with-pins',
    sitemap: { priority: 0.7, changeFrequency: 'weekly' },
  },
  ...articles.map(articlePage),
  {
    // The cost guide at a second, older address (docs/spec/public-site.md#pages).
    path: '/blog/how-much-taxi-from-ben-gurion',
    page: 'article',
    content: 'blog/taxi-cost-guide',
    area: 'public',
    languages: ['en'],
    canonical: '/blog/taxi-cost-guide',
    messages: ['article'],
    schema: 'article',
  },
  {
    path: '/flights',
    page: 'flights',
    content: 'pages/flights',
    area: 'public',
    messages: ['pageParts'],
    picture: 'blog/airport-arrivals',
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2026-11-21' },
  },
  {
    path: '/about',
    page: 'about',
    content: 'pages/about',
    area: 'public',
    messages: ['pageParts'],
    picture: 'contact',
    sitemap: { priority: 0.6, changeFrequency: 'monthly', lastModified: '2026-11-21' },
  },
  {
    path: '/fleet',
    page: 'fleet',
    content: 'pages/fleet',
    area: 'public',
    messages: ['pageParts'],
    picture: 'cabin',
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2026-11-22' },
  },
  {
    path: '/faq',
    page: 'faq',
    content: 'pages/faq',
    area: 'public',
    messages: ['pageParts'],
    schema: 'faq',
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2026-11-21' },
  },
  {
    path: '/privacy',
    page: 'privacy',
    content: 'pages/privacy',
    area: 'public',
    sitemap: { priority: 0.3, changeFrequency: 'yearly', lastModified: '2026-11-20' },
  },
  {
    path: '/terms',
    page: 'terms',
    content: 'pages/terms',
    area: 'public',
    sitemap: { priority: 0.3, changeFrequency: 'yearly', lastModified: '2026-11-21' },
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    content: 'pages/accessibility',
    area: 'public',
    sitemap: { priority: 0.3, changeFrequency: 'yearly', lastModified: '2026-11-21' },
  },
  {
    path: '/privacy-settings',
    page: 'privacy-settings',
    content: 'pages/privacy-settings',
    area: 'public',
    messages: ['consent', 'privacySettings'],
    live: 'cookieConsent',
    sitemap: { priority: 0.3, changeFrequency: 'yearly', lastModified: '2026-11-20' },
  },
  { path: '/trip', page: 'trip', content: 'guest/trip', area: 'guest', messages: ['trip', 'taxiDifference'] },
  // One address: its languages are words of the page alone (src/content/drive-words).
  { path: '/drive', page: 'drive', content: 'guest/drive', area: 'guest', code: 'drive', languages: [defaultLocale] },
  // Who signs out without a connection is led here.
  { path: '/auth', page: 'auth', content: 'pages/auth', area: 'staff', messages: ['staff'], comesAhead: true },
  { path: '/admin-setup', page: 'admin-setup', content: 'pages/admin-setup', area: 'staff', messages: ['staff'] },
  ...staffSectionIds.map(dashboardPage),
];

/**
 * Shown at every path under their own folder ("/", "/blog/") that no entry has; the host answers it with status 404. The
 * deepest folder comes first.
 */
export const notFoundPages: readonly PageEntry[] = [
  {
    path: '/blog/404',
    page: 'article-not-found',
    content: 'pages/article-not-found',
    area: 'public',
    languages: blogLanguages,
    messages: ['pageParts'],
  },
  { path: '/404', page: 'not-found', content: 'pages/not-found', area: 'public', messages: ['pageParts'] },
];

/** Whether the application shows the page itself: a guest page is a document with code of its own. */
export const isInApp = ({ area }: PageEntry): boolean => area !== 'guest';

/** Languages in which a page exists, in the order of the site's languages. */
export const languagesOf = ({ languages }: PageEntry): readonly Locale[] =>
  languages ? locales.filter((locale) => languages.includes(locale)) : locales;

/** The pages of the site: those that exist in one of its languages. */
export const pages = registry.filter((entry) => languagesOf(entry).length > 0);

/**
 * Addresses that lead to another, by path: other spellings of the homes, and the bare address of a page that the default
 * language lacks, which leads to the first language that has it.
 */
export const redirects: Readonly<Record<string, string>> = {
  ...homeAliases,
  ...Object.fromEntries(
    pages.flatMap((entry) => {
      const [first] = languagesOf(entry);
      return first && !languagesOf(entry).includes(defaultLocale)
        ? [[entry.path, localizedPath(first, entry.path)] as const]
        : [];
    }),
  ),
};

/** Where an address leads instead, if it does; a trailing slash is ignored. */
export const redirectOf = (pathname: string): string | undefined => redirects[pathname.replace(/\/+$/u, '')];

/** Path of the folder that a not-found page speaks for, with its last slash. */
const folderOf = ({ path }: PageEntry): string => path.slice(0, path.lastIndexOf('/') + 1);

const byPath = new Map(pages.map((entry) => [entry.path, entry]));

/** The page at a path without language prefix in a language, or undefined. */
export function findPage(path: string, locale: Locale): PageEntry | undefined {
  const entry = byPath.get(path);
  return entry && languagesOf(entry).includes(locale) ? entry : undefined;
}

/** What is shown at a path without language prefix: the page, or the not-found page of its folder. */
export function pageAt(path: string, locale: Locale): PageEntry {
  const missing = notFoundPages.filter((page) => languagesOf(page).includes(locale));
  const nearest = missing.find((page) => path.startsWith(folderOf(page))) ?? missing.at(-1);
  const entry = findPage(path, locale) ?? nearest;
  if (!entry) throw new Error(`${locale} has no not-found page`);
  return entry;
}

/** Path of the same page in another language; where it does not exist there, of the nearest page above it. */
export function counterpartPath(path: string, locale: Locale): string {
  const same = byPath.get(path)?.canonical ?? path;
  if (same === '/' || findPage(same, locale)) return same;
  return counterpartPath(same.slice(0, same.lastIndexOf('/')) || '/', locale);
}

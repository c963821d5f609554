import { addDays, israelClock, weekdayOf } from '@shared/clock/clock';
import type { PageContent, SearchFacts } from '@/content/page-types';
import type { PageEntry, SchemaKind } from '@/content/pages';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { published } from '@/config/published';
import { closedTimes, restOf, type RestWindow } from '@/config/rest-clock';
import { todayInIsrael } from '@/i18n/format';
import { localizedPath } from '@/i18n/localized-path';
import { locales, type Locale } from '@/i18n/locales';
import { pageTitle } from './head-tags';
import { lowestOffer, priceOffers, type ShownPrice } from './price-offers';

/** A node of schema.org's vocabulary. */
interface SchemaNode {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** A page in one language, as its nodes need it. */
export interface DescribedPage {
  entry: PageEntry;
  locale: Locale;
  content: PageContent;
  facts: SearchFacts;
  /** "YYYY-MM-DD" */
  lastModified: string | undefined;
  /** The page's name without the brand. */
  name: string;
  /** The steps above the page, the home page first; empty on the home page. */
  trail: readonly { name: string; path: string }[];
  /** Address of its sharing picture. */
  image: string;
  /** What the page leads to and is sold, by path without language prefix; with its lowest price where the page states it. */
  offers?: readonly { name: string; line: string; path: string; lowest?: Parameters<typeof lowestOffer>[0] }[];
  articles?: readonly { title: string; path: string; published: string }[];
  /** Of the published list alone, never of a sample. */
  prices?: readonly ShownPrice[];
}

interface Described extends DescribedPage {
  url: string;
}

const BUSINESS = { '@id': `${env.siteUrl}/#business` };
const WEBSITE = { '@id': `${env.siteUrl}/#website` };
const ISRAEL = { '@type': 'Country', name: 'Israel', identifier: 'IL' };

const address = (locale: Locale, path: string) => env.siteUrl + localizedPath(locale, path);

const MONTHS_AHEAD = 12;
/** The page that dates the hours; on every one, they would weigh more than they say. */
const HOURS_PAGE = '/contact';

/** Shabbat and the holidays of the twelve months from a day on. @param day "YYYY-MM-DD" */
function restOfYear(day: string): RestWindow[] {
  const [year, month, date] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + MONTHS_AHEAD, date)).toISOString().slice(0, 10);
  return closedTimes(restOf(published().promises), day, end).filter(({ ends_at }) => ends_at > Date.parse(day));
}

/** Around the clock; on Fridays until the earliest candle lighting of the year, and nothing on Saturday. */
function weeklyHours(today: string): object[] {
  const begins = restOfYear(today)
    .map(({ starts_at }) => israelClock(new Date(starts_at)))
    .filter(({ day }) => weekdayOf(day) === 5)
    .map(({ time }) => time);
  const working = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const weeks =
    begins.length > 0
      ? [
          { days: working, closes: '23:59' },
          { days: ['Friday'], closes: begins.toSorted()[0] },
        ]
      : [{ days: [...working, 'Friday', 'Saturday'], closes: '23:59' }];
  return weeks.map(({ days, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: '00:00',
    closes,
  }));
}

/** The days of the next twelve months on which Shabbat or a holiday begins, lasts (from 00:00 to 00:00) and ends. */
const restHours = (today: string): object[] =>
  restOfYear(today).flatMap(({ starts_at, ends_at }) => {
    const [begin, end] = [starts_at, ends_at].map((instant) => israelClock(new Date(instant)));
    if (!begin || !end) return [];
    const between = [];
    for (let day = addDays(begin.day, 1); day < end.day; day = addDays(day, 1))
      between.push({ day, opens: '00:00', closes: '00:00' });
    return [
      { day: begin.day, opens: '00:00', closes: begin.time },
      ...between,
      { day: end.day, opens: end.time, closes: '23:59' },
    ].map(({ day, ...hours }) => ({
      '@type': 'OpeningHoursSpecification',
      ...hours,
      validFrom: day,
      validThrough: day,
    }));
  });

/** @param written as people write it, the town after the last comma */
function postalAddress(written: string): object {
  const [, street = written, town] = /^(.+),\s*([^,]+)$/u.exec(written) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(town && { addressLocality: town }),
    addressCountry: 'IL',
  };
}

/** The pages about the business itself: they tell of it, the others name it. */
const ABOUT_BUSINESS: ReadonlySet<string> = new Set(['/', '/about', '/fleet', HOURS_PAGE]);

/**
 * The same on all of a language's pages that have it, but for the dated hours. Ratings are left out: sites that rate
 * themselves are taken for spam.
 */
function businessNode({ locale, entry }: Described): SchemaNode {
  const today = todayInIsrael();
  return {
    '@type': 'LocalBusiness',
    ...BUSINESS,
    name: business.name[locale],
    alternateName: locales.map((other) => business.name[other]).filter((name) => name !== business.name[locale]),
    url: address(locale, '/'),
    image: `${env.siteUrl}/og/${locale}/index.jpg`,
    telephone: business.phone,
    email: business.email,
    legalName: business.legal.name[locale],
    address: postalAddress(business.legal.address[locale]),
    areaServed: ISRAEL,
    foundingDate: String(business.foundedYear),
    knowsLanguage: [...locales],
    openingHoursSpecification: weeklyHours(today),
    ...(entry.path === HOURS_PAGE ? { specialOpeningHoursSpecification: restHours(today) } : {}),
    sameAs: Object.values(business.social).filter(Boolean),
  };
}

/** Whose page it is, and who provides what it offers. */
const publisherNode = ({ locale }: Described): SchemaNode => ({
  '@type': 'Organization',
  ...BUSINESS,
  name: business.name[locale],
  url: address(locale, '/'),
  image: `${env.siteUrl}/og/${locale}/index.jpg`,
});

const websiteNode = (locale: Locale): SchemaNode => ({
  '@type': 'WebSite',
  ...WEBSITE,
  name: business.name[locale],
  url: `${env.siteUrl}/`,
  inLanguage: [...locales],
  publisher: BUSINESS,
});

function breadcrumbs({ trail, name, url }: Described, locale: Locale): SchemaNode {
  const steps = [...trail.map((step) => ({ name: step.name, item: address(locale, step.path) })), { name, item: url }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

const ride = (page: Described, areaServed: object): SchemaNode => ({
  // Not a TaxiService: the vehicles have no meter (docs/spec/trade.md#prices-and-taxis).
  '@type': 'Service',
  '@id': `${page.url}#service`,
  name: page.name,
  serviceType: 'Private transfer',
  description: page.content.meta.description,
  url: page.url,
  image: page.image,
  provider: BUSINESS,
  areaServed,
  ...priceOffers(page.prices ?? []),
});

const inOrder = (names: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: names.map((name, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'TouristAttraction', name },
  })),
});

/** What each kind of page is about, besides being a page. */
const SUBJECTS: Record<SchemaKind, (page: Described) => SchemaNode | null> = {
  page: () => null,
  faq: () => null,
  service: (page) => ride(page, ISRAEL),
  destination: (page) => ride(page, { '@type': 'Place', name: page.name, containedInPlace: ISRAEL }),
  itinerary: ({ url, name, content, image, facts, prices }) => ({
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name,
    description: content.meta.description,
    url,
    image,
    provider: BUSINESS,
    ...(facts.stops ? { itinerary: inOrder(facts.stops) } : {}),
    ...priceOffers(prices ?? []),
  }),
  article: ({ url, name, content, image, locale, lastModified, facts }) => ({
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: name,
    description: content.meta.description,
    image,
    inLanguage: locale,
    datePublished: facts.published ?? lastModified,
    dateModified: lastModified,
    author: BUSINESS,
    publisher: BUSINESS,
    mainEntityOfPage: { '@id': `${url}#page` },
  }),
  overview: (page) => ({
    '@type': 'ItemList',
    '@id': `${page.url}#list`,
    name: page.name,
    itemListElement: offered(page).map((node, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: { '@id': node['@id'] },
    })),
  }),
};

/** What a page leads to that is sold: a service, or a day route. */
const offered = ({ locale, offers = [] }: Described): SchemaNode[] =>
  offers.map(({ name, line, path, lowest }) => {
    const url = address(locale, path);
    const said = { name, description: line, url, provider: BUSINESS, ...(lowest && lowestOffer(lowest)) };
    return path.startsWith('/routes/')
      ? { '@type': 'TouristTrip', '@id': `${url}#trip`, ...said }
      : { '@type': 'Service', '@id': `${url}#service`, ...said, areaServed: ISRAEL };
  });

/** The services, day routes and articles that the page shows, as their own pages name them. */
const listedNodes = (page: Described): SchemaNode[] => [
  ...offered(page),
  ...(page.articles ?? []).map(({ title, path, published }) => ({
    '@type': 'BlogPosting',
    '@id': `${address(page.locale, path)}#article`,
    headline: title,
    image: `${env.siteUrl}/og/${page.locale}${path}.jpg`,
    mainEntityOfPage: address(page.locale, path),
    datePublished: published,
    author: BUSINESS,
    publisher: BUSINESS,
  })),
];

const questions = ({ facts }: Described) =>
  (facts.questions ?? []).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join('\n') },
  }));

function pageNode(page: Described, subject: SchemaNode | null): SchemaNode {
  const { entry, locale, url, content, image, lastModified } = page;
  const asked = entry.schema === 'faq' ? questions(page) : [];
  return {
    '@type': entry.schema === 'overview' ? 'CollectionPage' : asked.length > 0 ? 'FAQPage' : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: pageTitle(content.meta, locale),
    description: content.meta.description,
    inLanguage: locale,
    isPartOf: WEBSITE,
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    dateModified: lastModified,
    ...(page.trail.length > 0 ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : { about: BUSINESS }),
    ...(subject ? { mainEntity: { '@id': subject['@id'] } } : {}),
    ...(asked.length > 0 ? { mainEntity: asked } : {}),
  };
}

/**
 * A page's structured data for search engines, as JSON-LD: the business or its name, the site, the page with its way from the home page,
 * and what the page is about by its kind. Only the build calls it: crawlers read the document, so no visitor downloads it.
 */
export function structuredData(page: DescribedPage): object {
  const { entry, locale } = page;
  const described: Described = { ...page, url: address(locale, entry.path) };
  const subject = SUBJECTS[entry.schema ?? 'page'](described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ABOUT_BUSINESS.has(entry.path) ? businessNode(described) : publisherNode(described),
      websiteNode(locale),
      pageNode(described, subject),
      ...(page.trail.length > 0 ? [breadcrumbs(described, locale)] : []),
      ...(subject ? [subject] : []),
      ...listedNodes(described),
    ],
  };
}

import { destinationSlugs } from '@/content/destinations/slugs';
import { findPage } from '@/content/pages';
import { serviceSlugs } from '@/content/services/slugs';
import type { Locale } from '@/i18n/locales';
import type { SiteMessages } from '@/i18n/messages/he/site';

/** A page that the header, the sheet or the footer leads to by a short name. */
export interface SiteLink {
  readonly path: string;
  /** Which short name: `useMessages('site').nav[name]`. */
  readonly name: keyof SiteMessages['nav'];
}

/** Menus are lists of data: a page that the registry does not have in the language is left out of them. */
export const isPageIn =
  (locale: Locale) =>
  ({ path }: { path: string }): boolean =>
    findPage(path, locale) !== undefined;

const links: readonly SiteLink[] = [
  { path: '/blog', name: 'blog' },
  { path: '/plan-your-trip', name: 'planTrip' },
  { path: '/about', name: 'about' },
  { path: '/fleet', name: 'fleet' },
  { path: '/faq', name: 'faq' },
  { path: '/contact', name: 'contact' },
];

/** Where whoever asked for a trip finds it again, or cancels it: in the sheet and in the footer, not in the bar. */
export const tripLink = { path: '/trip', name: 'trip' } as const satisfies SiteLink;

/** The links of the menu beside its two lists, in the order of the bar. */
export const menuLinks = (locale: Locale): readonly SiteLink[] => links.filter(isPageIn(locale));

const lists = { services: serviceSlugs, destinations: destinationSlugs } as const;
type MenuList = keyof typeof lists;

/** What a list of the menu ends with: all of it with its prices, and the day routes behind the services. */
export const listLinks = (locale: Locale, name: MenuList) =>
  [
    ...(name === 'services' ? [{ path: '/routes', label: (m: SiteMessages) => m.nav.routes }] : []),
    { path: `/${name}`, label: (m: SiteMessages) => m.all[name] },
  ].filter(isPageIn(locale));

/** The two lists of the menu, those that have anything in them. */
export const menuLists = (locale: Locale): readonly MenuList[] =>
  (['services', 'destinations'] as const).filter((name) => lists[name].some((slug) => findPage(`/${slug}`, locale)));

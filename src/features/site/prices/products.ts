import { destinations } from '@/content/destinations';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { itineraries } from '@/content/itineraries';
import { overviewLists, type OverviewList } from '@/content/overviews/lists';
import type { Localized } from '@/i18n/locales';
import { serviceSlugs, type ServiceSlug } from '@/content/services/slugs';

/**
 * What is sold, by how the list prices it: the rides between the airport and a place, or all places, or from there with a name
 * board; rides from town to town; a day along a route, or along each; a car with its driver by the hour, or at an event; what
 * each page under an overview sells.
 */
export type Product =
  | { readonly to: DestinationSlug }
  | { readonly route: string }
  | { readonly under: OverviewList }
  | 'airport'
  | 'board'
  | 'towns'
  | 'routes'
  | 'hours'
  | 'events';

const OF_SERVICES: Readonly<Record<ServiceSlug, readonly Product[]>> = {
  'airport-taxi': ['airport'],
  'vip-airport-transport': ['board'],
  'private-driver-tours': ['routes', 'hours'],
  'nationwide-transport': ['towns'],
  'event-wedding-transport': ['events'],
};

const BY_PATH: ReadonlyMap<string, readonly Product[]> = new Map<string, readonly Product[]>([
  // A place may be a day's route as well: Masada.
  ...destinations.map(({ path, slug }) => [path, [{ to: slug }, { route: slug }]] as const),
  ...itineraries.map(({ path, slug }) => [path, [{ route: slug }]] as const),
  ...serviceSlugs.map((slug) => [`/${slug}`, OF_SERVICES[slug]] as const),
  ['/plan-your-trip', [{ under: 'services' }]],
  ...overviewLists.map((list) => [`/${list}`, [{ under: list }]] as const),
]);

/** What a page sells, by its path without language prefix; nothing on most. */
export const productsOf = (path: string): readonly Product[] => BY_PATH.get(path) ?? [];

/** The pages of what the list calls routes, by its ids: days along a route, and places that are one. */
export const ROUTE_PAGES: ReadonlyMap<string, { path: string; name: Localized<string> }> = new Map(
  [...destinations, ...itineraries].map((page) => [page.slug, page]),
);

/** Whether a page has a table of prices, once some are published. */
export const printsPrices = (path: string): boolean => productsOf(path).length > 0;

/** Rides between towns that the pages name, by the pages of both ends. */
export const TOWN_RIDES: readonly (readonly [from: DestinationSlug, to: DestinationSlug])[] = [
  ['tel-aviv', 'jerusalem'],
  ['tel-aviv', 'haifa'],
  ['tel-aviv', 'tiberias'],
  ['tel-aviv', 'eilat'],
  ['jerusalem', 'haifa'],
  ['jerusalem', 'dead-sea'],
  ['jerusalem', 'tiberias'],
  ['haifa', 'nazareth'],
];

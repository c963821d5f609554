import { destinations } from '@/content/destinations';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { overviewLists, type OverviewList } from '@/content/overviews/lists';
import { serviceSlugs, type ServiceSlug } from '@/content/services/slugs';

/**
 * What is sold, by how the list prices it: the rides between the airport and a place, or all places; rides from town to
 * town; a car with its driver by the hour; what each page under an overview sells.
 */
export type Product =
  | { readonly to: DestinationSlug }
  | { readonly under: OverviewList }
  | 'airport'
  | 'towns'
  | 'hours';

const OF_SERVICES: Readonly<Record<ServiceSlug, readonly Product[]>> = {
  'airport-taxi': ['airport'],
  'vip-airport-transport': ['airport'],
  'private-driver-tours': ['hours'],
  'nationwide-transport': ['towns'],
  'event-wedding-transport': [],
};

const BY_PATH: ReadonlyMap<string, readonly Product[]> = new Map<string, readonly Product[]>([
  ...destinations.map(({ path, slug }) => [path, [{ to: slug }]] as const),
  ...serviceSlugs.map((slug) => [`/${slug}`, OF_SERVICES[slug]] as const),
  ['/plan-your-trip', [{ under: 'services' }]],
  ...overviewLists.map((list) => [`/${list}`, [{ under: list }]] as const),
]);

/** What a page sells, by its path without language prefix; nothing on most. */
export const productsOf = (path: string): readonly Product[] => BY_PATH.get(path) ?? [];

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

import type { Localized } from '@/i18n/locales';
import { destinations } from '../destinations';
import { itineraries } from '../itineraries';
import { services } from '../services';
import type { OverviewList } from './lists';

export { overviewLists } from './lists';

/** A page as an overview lists it. */
interface OverviewEntry {
  path: string;
  name: Localized<string>;
  /** One line under the name. */
  line: Localized<string>;
}

/** The pages under each overview, in the order of the menus. */
export const overviewEntries: Readonly<Record<OverviewList, readonly OverviewEntry[]>> = {
  destinations: destinations.map(({ path, name, tagline }) => ({ path, name, line: tagline })),
  services,
  routes: itineraries,
};

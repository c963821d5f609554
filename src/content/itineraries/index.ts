import type { Localized } from '@/i18n/locales';
import { itinerarySlugs, type ItinerarySlug } from './slugs';

/** An itinerary as cards show it; its page has texts of its own in the folder of its slug. */
interface ItinerarySummary {
  name: Localized<string>;
  /** File in `src/art/routes`, without its ending. */
  picture: string;
}

const summaries: Record<ItinerarySlug, ItinerarySummary> = {
  'galilee-kinneret': {
    name: { he: 'הגליל והכינרת', en: 'Galilee and Sea of Galilee', fr: 'La Galilée et son lac' },
    picture: 'galilee',
  },
  'coastal-time-journey': {
    name: { he: 'מסע בזמן לאורך החוף', en: 'Coastal time journey', fr: 'La côte à travers le temps' },
    picture: 'caesarea',
  },
  'jerusalem-dead-sea': {
    name: { he: 'ירושלים וים המלח', en: 'Jerusalem and Dead Sea', fr: 'Jérusalem et la mer Morte' },
    picture: 'judean-desert',
  },
};

/** Every itinerary, in the order of the menus. */
export const itineraries = itinerarySlugs.map((slug) => ({ slug, path: `/routes/${slug}`, ...summaries[slug] }));
export type { ItinerarySlug } from './slugs';

import type { Localized } from '@/i18n/locales';
import { itineraryPictures, itinerarySlugs, type ItinerarySlug } from './slugs';

/** Names as cards and menus show them; each page has texts of its own in the folder of its slug. */
const names: Record<ItinerarySlug, Localized<string>> = {
  'galilee-kinneret': { he: 'הגליל והכינרת', en: 'Galilee and Sea of Galilee', fr: 'La Galilée et son lac' },
  'coastal-time-journey': {
    he: 'מסע בזמן לאורך החוף',
    en: 'Coastal time journey',
    fr: 'La côte à travers le temps',
  },
  'jerusalem-dead-sea': { he: 'ירושלים וים המלח', en: 'Jerusalem and Dead Sea', fr: 'Jérusalem et la mer Morte' },
};

/** Every itinerary, in the order of the menus. `picture` is a file of `src/art/routes` without its ending. */
export const itineraries = itinerarySlugs.map((slug) => ({
  slug,
  path: `/routes/${slug}`,
  name: names[slug],
  picture: itineraryPictures[slug],
}));
export type { ItinerarySlug } from './slugs';

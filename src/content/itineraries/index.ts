import type { Localized } from '@/i18n/locales';
import { itineraryPictures, itinerarySlugs, type ItinerarySlug } from './slugs';

/** A route as cards and menus show it; its page has texts of its own in the folder of its slug. */
interface ItinerarySummary {
  name: Localized<string>;
  /** Its four stops in one line. */
  line: Localized<string>;
}

const summaries: Record<ItinerarySlug, ItinerarySummary> = {
  'galilee-kinneret': {
    name: { he: 'הגליל והכינרת', en: 'Galilee and Sea of Galilee', fr: 'La Galilée et son lac' },
    line: {
      he: 'צפת, טבריה, כפר נחום ומצפה אופיר',
      en: 'Safed, Tiberias, Capernaum and the Ofir lookout',
      fr: 'Safed, Tibériade, Capharnaüm et le belvédère d’Ofir',
    },
  },
  'coastal-time-journey': {
    name: { he: 'מסע בזמן לאורך החוף', en: 'Coastal time journey', fr: 'La côte à travers le temps' },
    line: {
      he: 'קיסריה, רמת הנדיב, עכו וראש הנקרה',
      en: 'Caesarea, Ramat Hanadiv, Acre and Rosh Hanikra',
      fr: 'Césarée, Ramat Hanadiv, Acre et Roch Hanikra',
    },
  },
  'jerusalem-dead-sea': {
    name: { he: 'ירושלים וים המלח', en: 'Jerusalem and Dead Sea', fr: 'Jérusalem et la mer Morte' },
    line: {
      he: 'הר הזיתים, העיר העתיקה, מדבר יהודה וחוף ים המלח',
      en: 'Mount of Olives, the Old City, the Judean desert and the Dead Sea',
      fr: 'Mont des Oliviers, vieille ville, désert de Judée et mer Morte',
    },
  },
};

/** Every itinerary, in the order of the menus. `picture` is a file of `src/art/routes` without its ending. */
export const itineraries = itinerarySlugs.map((slug) => ({
  slug,
  path: `/routes/${slug}`,
  ...summaries[slug],
  picture: itineraryPictures[slug],
}));
export type { ItinerarySlug } from './slugs';

import type { Localized } from '@/i18n/locales';
import { destinationSlugs, type DestinationSlug } from './slugs';

/** A destination as menus and cards show it; its page has texts of its own in the folder of its slug. */
interface DestinationSummary {
  name: Localized<string>;
  /** A few words under the name. */
  tagline: Localized<string>;
}

const summaries: Record<DestinationSlug, DestinationSummary> = {
  jerusalem: {
    name: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
    tagline: { he: 'עיר הזהב', en: 'The golden city', fr: 'La ville d’or' },
  },
  'tel-aviv': {
    name: { he: 'תל אביב', en: 'Tel Aviv', fr: 'Tel-Aviv' },
    tagline: { he: 'העיר הלבנה', en: 'The white city', fr: 'La ville blanche' },
  },
  haifa: {
    name: { he: 'חיפה', en: 'Haifa', fr: 'Haïfa' },
    tagline: { he: 'הר מול ים', en: 'A mountain facing the sea', fr: 'La montagne face à la mer' },
  },
  'dead-sea': {
    name: { he: 'ים המלח', en: 'Dead Sea', fr: 'Mer Morte' },
    tagline: { he: 'המקום הנמוך בעולם', en: 'The lowest place on earth', fr: 'Le point le plus bas du monde' },
  },
  masada: {
    name: { he: 'מצדה', en: 'Masada', fr: 'Massada' },
    tagline: { he: 'זריחה מעל המדבר', en: 'Sunrise over the desert', fr: 'L’aube sur le désert' },
  },
  eilat: {
    name: { he: 'אילת', en: 'Eilat', fr: 'Eilat' },
    tagline: { he: 'ים סוף ושמש כל השנה', en: 'Red Sea, sun all year', fr: 'La mer Rouge, soleil toute l’année' },
  },
  tiberias: {
    name: { he: 'טבריה', en: 'Tiberias', fr: 'Tibériade' },
    tagline: { he: 'על שפת הכינרת', en: 'On the Sea of Galilee', fr: 'Le lac et les lieux de l’Évangile' },
  },
  safed: {
    name: { he: 'צפת', en: 'Safed', fr: 'Safed' },
    tagline: {
      he: 'סמטאות, קבלה ואוויר הרים',
      en: 'Alleys, Kabbalah, mountain air',
      fr: 'Ruelles, Kabbale et air des hauteurs',
    },
  },
  nazareth: {
    name: { he: 'נצרת', en: 'Nazareth', fr: 'Nazareth' },
    tagline: {
      he: 'עיר הבשורה והשוק',
      en: 'The Annunciation and the old market',
      fr: 'L’Annonciation et le vieux souk',
    },
  },
  netanya: {
    name: { he: 'נתניה', en: 'Netanya', fr: 'Netanya' },
    tagline: { he: 'מצוק, טיילת וים', en: 'Cliffs, promenade and sea', fr: 'Falaises, promenade et mer' },
  },
  ashdod: {
    name: { he: 'אשדוד', en: 'Ashdod', fr: 'Ashdod' },
    tagline: { he: 'עיר הנמל והחולות', en: 'The port and the dunes', fr: 'Le port et les dunes' },
  },
  ashkelon: {
    name: { he: 'אשקלון', en: 'Ashkelon', fr: 'Ashkelon' },
    tagline: { he: 'עתיקות על קו המים', en: 'Antiquities at the water’s edge', fr: 'L’Antiquité au bord de l’eau' },
  },
  'beer-sheva': {
    name: { he: 'באר שבע', en: 'Beer Sheva', fr: 'Beer-Sheva' },
    tagline: { he: 'בירת הנגב', en: 'Capital of the Negev', fr: 'La capitale du Néguev' },
  },
  'ramat-gan': {
    name: { he: 'רמת גן', en: 'Ramat Gan', fr: 'Ramat Gan' },
    tagline: {
      he: 'מגדלי הבורסה והפארק הלאומי',
      en: 'The Diamond Exchange and the park',
      fr: 'La Bourse du diamant et le parc',
    },
  },
  'petah-tikva': {
    name: { he: 'פתח תקווה', en: 'Petah Tikva', fr: 'Petah Tikva' },
    tagline: { he: 'אם המושבות', en: 'The first of the moshavot', fr: 'La doyenne des moshavot' },
  },
};

/** Every destination, in the order of the menus. */
export const destinations = destinationSlugs.map((slug) => ({ slug, path: `/${slug}`, ...summaries[slug] }));
export type { DestinationSlug } from './slugs';

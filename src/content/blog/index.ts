import { locales, type Locale } from '@/i18n/locales';

/** Every article by its folder, which is its address, and the languages it is written in: an article is added here. */
const languagesBySlug: Readonly<Record<string, readonly Locale[]>> = {
  'ben-gurion-regulations-impact': ['he'],
  'ben-gurion-transport-guide': ['en'],
  'common-taxi-mistakes': ['he', 'en'],
  'dead-sea-guide': ['he', 'en'],
  'elal-passenger-experience': ['he'],
  'guide-ben-gurion-airport-english': ['en'],
  'guide-ben-gurion-airport-hebrew': ['he'],
  'jerusalem-travel-guide': ['he', 'en'],
  'jesus-footsteps-guide': ['en'],
  'tahbura-me-natbag-guide': ['he'],
  'taxi-cost-guide': ['he', 'en'],
  'tel-aviv-fast-route': ['he', 'en'],
  'tips-ben-gurion-airport': ['he', 'en'],
  'transportation-from-ben-gurion-airport-guide': ['en'],
  'uber-enters-israel-what-it-means': ['he', 'en'],
  'vip-vs-regular-taxi': ['he', 'en'],
};

export const articles = Object.entries(languagesBySlug).map(([slug, languages]) => ({ slug, languages }));

/** Languages that have a blog. */
export const blogLanguages = locales.filter((locale) => articles.some(({ languages }) => languages.includes(locale)));

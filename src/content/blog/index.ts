import { isLocale, locales, type Locale } from '@/i18n/locales';

/** Every article by its folder, which is its address, and the languages it is written in: an article is added here. */
const languagesBySlug: Readonly<Record<string, readonly Locale[]>> = {
  'atterrir-un-vendredi': ['fr'],
  'bar-mitsva-au-kotel': ['fr'],
  'ben-gurion-regulations-impact': ['he'],
  'ben-gurion-transport-guide': ['en'],
  'common-taxi-mistakes': ['he', 'en'],
  'dead-sea-guide': ['he', 'en'],
  'elal-passenger-experience': ['he'],
  'guide-ben-gurion-airport-english': ['en'],
  'guide-ben-gurion-airport-hebrew': ['he'],
  'jerusalem-travel-guide': ['he', 'en'],
  'jesus-footsteps-guide': ['en'],
  'jour-de-l-alya': ['fr'],
  'netanya-ashdod-en-famille': ['fr'],
  'pelerinage-en-petit-groupe': ['fr'],
  'prix-taxi-en-shekels': ['fr'],
  'siege-auto-en-israel': ['fr'],
  'tahbura-me-natbag-guide': ['he'],
  'taxi-cost-guide': ['he', 'en'],
  'tel-aviv-fast-route': ['he', 'en'],
  'terminal-3-pas-a-pas': ['fr'],
  'tips-ben-gurion-airport': ['he', 'en'],
  'train-ou-voiture-ben-gourion': ['fr'],
  'transportation-from-ben-gurion-airport-guide': ['en'],
  'uber-enters-israel-what-it-means': ['he', 'en'],
  'vip-vs-regular-taxi': ['he', 'en'],
  'vol-de-nuit-en-famille': ['fr'],
};

export const articles = Object.entries(languagesBySlug).flatMap(([slug, written]) => {
  const languages = written.filter(isLocale);
  return languages.length > 0 ? [{ slug, languages }] : [];
});

/** Languages that have a blog. */
export const blogLanguages = locales.filter((locale) => articles.some(({ languages }) => languages.includes(locale)));

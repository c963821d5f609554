import type { Locale } from '@/i18n/locales';
import type { Reviews } from './review-types';

const load: Record<Locale, () => Promise<{ content: Reviews }>> = {
  he: () => import('./he'),
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The reviews and testimonials of a language; they differ from language to language, being different people's. */
export async function loadReviews(locale: Locale): Promise<Reviews> {
  return (await load[locale]()).content;
}
export type { Reviews } from './review-types';

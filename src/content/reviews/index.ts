import type { Locale } from '@/i18n/locales';
import type { Reviews } from './review-types';

const loaders: Record<Locale, () => Promise<Reviews>> = {
  he: async () => (await import('./he')).content,
  en: async () => (await import('./en')).content,
  fr: async () => (await import('./fr')).content,
};

/**
 * The download of a language's reviews and testimonials; always the same function. They differ from language to language,
 * being different people's.
 */
export const reviewsIn = (locale: Locale): (() => Promise<Reviews>) => loaders[locale];
export type { Reviews } from './review-types';

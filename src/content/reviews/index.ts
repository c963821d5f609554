import type { Locale } from '@/i18n/locales';
import type { Reviews } from './review-types';

const loaders = import.meta.glob<Reviews>('./??.ts', { import: 'content' });

/**
 * The download of a language's reviews and testimonials; always the same function. They differ from language to language,
 * being different people's.
 */
export function reviewsIn(locale: Locale): () => Promise<Reviews> {
  const load = loaders[`./${locale}.ts`];
  if (!load) throw new Error(`there are no reviews in ${locale}`);
  return load;
}
export type { Reviews } from './review-types';

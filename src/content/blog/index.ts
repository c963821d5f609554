import type { Locale } from '@/i18n/locales';
import type { ArticleFacts } from './article';

/** An article and the languages it is written in, in the order of the site's languages. */
export interface Article extends ArticleFacts {
  readonly languages: readonly Locale[];
}

/** Every article: its folder's facts, and where it can be read. */
export const articles: readonly Article[] = [];

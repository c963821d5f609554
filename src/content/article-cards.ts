import type { Locale } from '@/i18n/locales';
import type { ArticleCard } from './blog/article';

export type { ArticleCard } from './blog/article';

type LoadCards = () => Promise<readonly ArticleCard[]>;

const none: LoadCards = () => Promise.resolve([]);
const loaders: Partial<Record<Locale, LoadCards>> = {
  he: () => import('./blog/cards.he').then(({ cards }) => cards),
  en: () => import('./blog/cards.en').then(({ cards }) => cards),
  fr: () => import('./blog/cards.fr').then(({ cards }) => cards),
};

/** The download of a language's cards, the newest article first; always the same function. */
export const cardsIn = (locale: Locale): LoadCards => loaders[locale] ?? none;

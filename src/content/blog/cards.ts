import type { Locale } from '@/i18n/locales';
import type { ArticleCard } from './article';

type LoadCards = () => Promise<readonly ArticleCard[]>;

const none: LoadCards = () => Promise.resolve([]);
const loaders: Partial<Record<Locale, LoadCards>> = {
  he: () => import('./cards.he').then(({ cards }) => cards),
  en: () => import('./cards.en').then(({ cards }) => cards),
};

/** The download of a language's cards, the newest article first; always the same function. */
export const cardsIn = (locale: Locale): LoadCards => loaders[locale] ?? none;

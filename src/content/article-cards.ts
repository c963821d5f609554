import type { Locale } from '@/i18n/locales';
import type { ArticleCard } from './blog/article';

export type { ArticleCard } from './blog/article';

type LoadCards = () => Promise<readonly ArticleCard[]>;

const none: LoadCards = () => Promise.resolve([]);
const loaders: Readonly<Partial<Record<string, LoadCards>>> = import.meta.glob<readonly ArticleCard[]>(
  './blog/cards.*.ts',
  { import: 'cards' },
);

/** The download of a language's cards, the newest article first; always the same function. */
export const cardsIn = (locale: Locale): LoadCards => loaders[`./blog/cards.${locale}.ts`] ?? none;

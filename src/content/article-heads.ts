import type { Locale } from '@/i18n/locales';
import type { ArticleCard, ArticleContent } from './blog/article';

export type { ArticleCard } from './blog/article';

/** The build cuts the head off each article, so that its page starts without the body (scripts/build/articles-plugin.ts). */
const heads = import.meta.glob<ArticleContent>('./blog/*/{he,en,fr}.ts', { query: '?head', import: 'content' });

/**
 * The first screen of an article.
 * @param folder "blog/taxi-cost-guide"
 * @throws when there is no such article in the language
 */
export function loadArticleHead(folder: string, locale: Locale): Promise<ArticleContent> {
  const load = heads[`./${folder}/${locale}.ts`];
  if (!load) throw new Error(`the blog has no ${folder} in ${locale}`);
  return load();
}

/** Every article of a language as lists show it, the newest first. */
export async function loadArticleCards(locale: Locale): Promise<readonly ArticleCard[]> {
  const { cardsIn } = await import('./blog/cards');
  return cardsIn(locale)();
}

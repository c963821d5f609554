import type { ArticleCard } from './article';

/** Articles as lists and neighbours have them: the newest first, and of one day by their names. */
export function newestFirst(cards: Readonly<Record<string, ArticleCard>>): readonly ArticleCard[] {
  return Object.values(cards).toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  );
}

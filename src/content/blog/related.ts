import type { ArticleCard } from './article';

const MOST = 3;

/** Articles to read after one: those that share the most tags, of equals the newest. */
export function relatedTo(slug: string, cards: readonly ArticleCard[]): readonly ArticleCard[] {
  const keys = new Set(cards.find((card) => card.slug === slug)?.tags.map(({ key }) => key));
  const shared = ({ tags }: ArticleCard) => tags.filter(({ key }) => keys.has(key)).length;
  return cards
    .filter((card) => card.slug !== slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, MOST);
}

import type { ArticleCard } from './article';

/** What somebody comes to the blog for, the most urgent first. */
export const needs = ['landing', 'price', 'places'] as const;
export type Need = (typeof needs)[number];

/** By an article's first tag; whatever is none of these is about places. */
const needOf: Readonly<Record<string, Need>> = {
  airport: 'landing',
  arrivals: 'landing',
  shabbat: 'landing',
  olim: 'landing',
  'tel-aviv': 'landing',
  'taxi-fares': 'price',
  regulations: 'price',
  vip: 'price',
};

/** Articles in groups, as their readers need them; needs that no article of the language serves are left out. */
export function byNeed(cards: readonly ArticleCard[]): { need: Need; cards: readonly ArticleCard[] }[] {
  return needs
    .map((need) => ({ need, cards: cards.filter(({ tags }) => (needOf[tags[0]?.key ?? ''] ?? 'places') === need) }))
    .filter((group) => group.cards.length > 0);
}

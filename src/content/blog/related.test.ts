import { expect, it } from 'vitest';
import type { ArticleCard } from './article';
import { newestFirst } from './newest-first';
import { relatedTo } from './related';

const card = (slug: string, published: string, ...tags: string[]): ArticleCard => ({
  slug,
  title: slug,
  excerpt: '',
  published,
  readTime: 5,
  cover: '',
  tags: tags.map((key) => ({ key, label: key })),
});

const cards = newestFirst({
  a: card('a', '2026-01-01', 'taxi', 'airport'),
  b: card('b', '2026-03-01', 'sea'),
  c: card('c', '2026-02-01', 'taxi'),
  d: card('d', '2026-02-01', 'taxi', 'airport', 'night'),
  e: card('e', '2026-04-01', 'airport'),
});

it('lists the newest first, and those of a day by name', () => {
  expect(cards.map(({ slug }) => slug)).toEqual(['e', 'b', 'c', 'd', 'a']);
});

it('leads on to three others: most tags in common, then the newest', () => {
  expect(relatedTo('a', cards).map(({ slug }) => slug)).toEqual(['d', 'e', 'c']);
  expect(relatedTo('b', cards).map(({ slug }) => slug)).toEqual(['e', 'c', 'd']);
});

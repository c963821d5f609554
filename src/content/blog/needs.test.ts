import { expect, it } from 'vitest';
import type { ArticleCard } from './article';
import { byNeed } from './needs';

const card = (slug: string, ...tags: string[]): ArticleCard => ({
  slug,
  title: slug,
  excerpt: '',
  published: '2026-11-01',
  readTime: 5,
  cover: '',
  tags: tags.map((key) => ({ key, label: key })),
});

it('articles stand in groups by their first tag, the most urgent need first, and keep their order', () => {
  const cards = [
    card('sea', 'dead-sea', 'airport'),
    card('fares', 'taxi-fares'),
    card('hall', 'arrivals'),
    card('gate', 'airport'),
  ];
  expect(byNeed(cards).map(({ need, cards: group }) => [need, ...group.map(({ slug }) => slug)])).toEqual([
    ['landing', 'hall', 'gate'],
    ['price', 'fares'],
    ['places', 'sea'],
  ]);
  expect(byNeed([card('sea', 'dead-sea'), card('untagged')]).map(({ need }) => need)).toEqual(['places']);
});

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'train-ou-voiture-ben-gourion',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'map-with-pins',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'transportation-from-ben-gurion-airport-guide',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'map-with-pins',
};

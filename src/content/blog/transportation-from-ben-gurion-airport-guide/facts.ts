import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'transportation-from-ben-gurion-airport-guide',
  published: '2026-07-14',
  updated: '2026-10-25',
  cover: 'map-with-pins',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'tahbura-me-natbag-guide',
  published: '2026-09-16',
  updated: '2026-11-09',
  cover: 'map-with-pins',
};

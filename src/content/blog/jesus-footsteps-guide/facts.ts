import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'jesus-footsteps-guide',
  published: '2026-02-24',
  updated: '2026-11-03',
  cover: 'pilgrims-path',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'jesus-footsteps-guide',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'pilgrims-path',
};

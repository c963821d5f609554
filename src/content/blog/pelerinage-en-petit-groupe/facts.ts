import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'pelerinage-en-petit-groupe',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'pilgrims-path',
};

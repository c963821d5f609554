import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'taxi-cost-guide',
  published: '2026-11-05',
  updated: '2026-11-05',
  cover: 'fare-table',
};

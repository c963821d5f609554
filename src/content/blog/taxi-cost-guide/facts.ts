import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'taxi-cost-guide',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'fare-table',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'prix-taxi-en-shekels',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'fare-table',
};

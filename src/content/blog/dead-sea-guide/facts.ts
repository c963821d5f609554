import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'dead-sea-guide',
  published: '2026-01-22',
  updated: '2026-10-12',
  cover: 'dead-sea-road',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'jerusalem-travel-guide',
  published: '2026-03-17',
  updated: '2026-10-28',
  cover: 'shabbat-candles',
};

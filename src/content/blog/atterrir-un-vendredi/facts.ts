import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'atterrir-un-vendredi',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'shabbat-candles',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'vip-vs-regular-taxi',
  published: '2026-06-16',
  updated: '2026-09-30',
  cover: 'hotel-door',
};

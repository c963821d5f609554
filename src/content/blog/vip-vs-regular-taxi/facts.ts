import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'vip-vs-regular-taxi',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'hotel-door',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'uber-enters-israel-what-it-means',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'phone-booking',
};

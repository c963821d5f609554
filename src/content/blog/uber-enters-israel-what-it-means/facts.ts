import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'uber-enters-israel-what-it-means',
  published: '2026-09-08',
  updated: '2026-11-10',
  cover: 'phone-booking',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'guide-ben-gurion-airport-english',
  published: '2026-10-18',
  updated: '2026-10-18',
  cover: 'airport-arrivals',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'guide-ben-gurion-airport-hebrew',
  published: '2026-10-20',
  updated: '2026-11-12',
  cover: 'airport-arrivals',
};

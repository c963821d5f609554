import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'guide-ben-gurion-airport-hebrew',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'airport-arrivals',
};

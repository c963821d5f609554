import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'tips-ben-gurion-airport',
  published: '2026-08-11',
  updated: '2026-11-17',
  cover: 'plane-cabin',
};

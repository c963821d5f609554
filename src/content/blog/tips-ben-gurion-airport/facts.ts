import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'tips-ben-gurion-airport',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'plane-cabin',
};

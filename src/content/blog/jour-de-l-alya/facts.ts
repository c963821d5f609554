import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'jour-de-l-alya',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'plane-cabin',
};

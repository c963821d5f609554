import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'elal-passenger-experience',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'plane-cabin',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'elal-passenger-experience',
  published: '2026-06-30',
  updated: '2026-11-04',
  cover: 'plane-cabin',
};

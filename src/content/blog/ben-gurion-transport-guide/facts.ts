import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'ben-gurion-transport-guide',
  published: '2026-09-15',
  updated: '2026-10-08',
  cover: 'regulations',
};

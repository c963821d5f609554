import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'siege-auto-en-israel',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'family-trip',
};

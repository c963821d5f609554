import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'terminal-3-pas-a-pas',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'airport-arrivals',
};

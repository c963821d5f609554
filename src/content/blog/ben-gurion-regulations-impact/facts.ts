import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'ben-gurion-regulations-impact',
  published: '2026-08-25',
  updated: '2026-10-29',
  cover: 'regulations',
};

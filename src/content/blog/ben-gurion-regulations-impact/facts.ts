import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'ben-gurion-regulations-impact',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'regulations',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'tel-aviv-fast-route',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'night-drive',
};

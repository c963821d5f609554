import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'tel-aviv-fast-route',
  published: '2026-04-28',
  updated: '2026-11-15',
  cover: 'night-drive',
};

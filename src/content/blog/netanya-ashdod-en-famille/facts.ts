import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'netanya-ashdod-en-famille',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'hotel-door',
};

import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'vol-de-nuit-en-famille',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'night-drive',
};

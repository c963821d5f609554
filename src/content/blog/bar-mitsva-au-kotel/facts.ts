import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'bar-mitsva-au-kotel',
  published: '2026-11-22',
  updated: '2026-11-22',
  cover: 'phone-booking',
};

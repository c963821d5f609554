import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'common-taxi-mistakes',
  published: '2026-11-21',
  updated: '2026-11-22',
  cover: 'taxi-queue',
};

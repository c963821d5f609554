import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  slug: 'common-taxi-mistakes',
  published: '2026-05-19',
  updated: '2026-11-02',
  cover: 'taxi-queue',
};

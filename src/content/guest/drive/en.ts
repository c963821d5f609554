import type { PageContent } from '@/content/page-types';

/** The page's words stand in src/content/drive-words: it has languages of its own, and one address. */
export const content = {
  meta: {
    title: 'My rides',
    description:
      'A driver’s private page: the rides of today and tomorrow, the way there, a board, and each step by one press.',
  },
} satisfies PageContent;

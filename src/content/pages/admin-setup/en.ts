import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'Admin setup',
    description: 'Making the first administrator of the back office.',
  },
};

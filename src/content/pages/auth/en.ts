import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'Staff sign-in',
    description: 'Sign-in and sign-up for members of the team.',
  },
};

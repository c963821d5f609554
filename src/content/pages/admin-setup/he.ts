import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'הגדרת מנהל מערכת',
    description: 'הגדרת מנהל המערכת הראשון.',
  },
};

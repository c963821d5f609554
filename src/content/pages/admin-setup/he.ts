import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'הגדרת מנהל',
    description: 'יצירת המנהל הראשון של המערכת.',
  },
};

import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `הגדרת מנהל | ${business.shortName.he}`,
    description: 'יצירת המנהל הראשון של המערכת.',
  },
};

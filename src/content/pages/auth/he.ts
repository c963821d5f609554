import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'כניסת צוות',
    description: 'כניסה והרשמה לאנשי הצוות.',
  },
};

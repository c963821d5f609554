import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `כניסת צוות | ${business.shortName.he}`,
    description: 'כניסה והרשמה לאנשי הצוות.',
  },
};

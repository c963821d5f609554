import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `לוח הצוות | ${business.shortName.he}`,
    description: 'פניות, מבקרים ונתוני האתר לאנשי הצוות.',
  },
};

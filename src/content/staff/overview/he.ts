import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: `לוח הצוות | ${business.shortName.he}`,
    description: 'פניות, מבקרים ונתוני האתר לאנשי הצוות.',
  },
};

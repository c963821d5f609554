import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: 'לוח הצוות',
    description: 'פניות, מבקרים ונתוני האתר לאנשי הצוות.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: 'פניות',
    description: 'כל הפניות שהגיעו מהאתר, לאנשי הצוות.',
  },
};

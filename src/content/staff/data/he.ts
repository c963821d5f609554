import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'data',
  meta: {
    title: 'נתונים אישיים',
    description: 'איתור, ייצוא ומחיקה של נתוני לקוח, למנהלי המערכת.',
  },
};

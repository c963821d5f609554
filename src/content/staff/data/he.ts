import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'data',
  meta: {
    title: `נתונים אישיים | ${business.shortName.he}`,
    description: 'איתור, ייצוא ומחיקה של נתוני לקוח, למנהלי המערכת.',
  },
};

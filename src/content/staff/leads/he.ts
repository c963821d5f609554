import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: `פניות | ${business.shortName.he}`,
    description: 'כל הפניות שהגיעו מהאתר, לאנשי הצוות.',
  },
};

import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: `צוות | ${business.shortName.he}`,
    description: 'חשבונות והרשאות, למנהלי המערכת.',
  },
};

import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: `Team | ${business.shortName.en}`,
    description: 'Accounts and roles, for administrators.',
  },
};

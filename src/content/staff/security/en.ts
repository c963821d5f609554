import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: `Security monitor | ${business.shortName.en}`,
    description: 'Alerts, events and blocked addresses, for administrators.',
  },
};

import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: `אבטחה | ${business.shortName.he}`,
    description: 'התרעות, אירועים וכתובות חסומות, למנהלי המערכת.',
  },
};

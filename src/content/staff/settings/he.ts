import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: `הגדרות | ${business.shortName.he}`,
    description: 'הגדרות שמשתנות בלי גרסה חדשה, למנהלים.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: 'הגדרות',
    description: 'הגדרות שמשתנות בלי גרסה חדשה, למנהלים.',
  },
};

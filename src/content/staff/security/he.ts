import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: 'אבטחה',
    description: 'התרעות, אירועים וכתובות חסומות, למנהלי המערכת.',
  },
};

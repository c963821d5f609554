import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: 'Security monitor',
    description: 'Alerts, events and blocked addresses, for administrators.',
  },
};

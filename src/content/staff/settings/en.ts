import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: 'Settings',
    description: 'What managers can change on the site and in the back office.',
  },
};

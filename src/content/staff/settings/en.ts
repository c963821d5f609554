import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: 'Settings',
    description: 'What may change without a new release, for managers.',
  },
};

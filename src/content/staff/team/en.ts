import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: 'Team',
    description: 'Accounts and roles, for administrators.',
  },
};

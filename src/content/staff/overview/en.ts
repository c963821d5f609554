import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: 'Staff dashboard',
    description: 'Requests, visitors and figures of the site, for members of the team.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: 'Leads',
    description: 'Every request that came in through the site, for members of the team.',
  },
};

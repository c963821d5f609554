import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: `Leads | ${business.shortName.en}`,
    description: 'Every request that came in through the site, for members of the team.',
  },
};

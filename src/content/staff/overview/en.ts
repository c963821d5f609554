import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: `Staff dashboard | ${business.shortName.en}`,
    description: 'Requests, visitors and figures of the site, for members of the team.',
  },
};

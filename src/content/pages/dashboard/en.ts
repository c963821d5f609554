import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `Staff dashboard | ${business.shortName.en}`,
    description: 'Requests, visitors and figures of the site, for members of the team.',
  },
};

import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `Admin setup | ${business.shortName.en}`,
    description: 'Making the first administrator of the back office.',
  },
};

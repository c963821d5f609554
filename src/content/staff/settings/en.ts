import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: `Settings | ${business.shortName.en}`,
    description: 'What may change without a new release, for managers.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'prices',
  meta: {
    title: 'Prices',
    description: 'The price list: draft, preview, publishing, history.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'meeting-points',
  meta: {
    title: 'Meeting points',
    description: 'Where travellers who land are met: words, drawing, spot and confirmation.',
  },
};

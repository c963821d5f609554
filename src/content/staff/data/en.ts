import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'data',
  meta: {
    title: 'Data desk',
    description: 'Find, export and delete a person’s data, for administrators.',
  },
};

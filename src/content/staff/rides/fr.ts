import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'rides',
  meta: {
    title: 'Courses',
    description: 'Le tableau du jour\u202F: courses, chauffeurs et voitures.',
  },
};

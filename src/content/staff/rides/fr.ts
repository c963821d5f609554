import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'rides',
  meta: {
    title: 'Courses',
    description: 'Le planning du jour\u202F: courses, chauffeurs et véhicules.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'fleet',
  meta: {
    title: 'Fleet',
    description: 'Drivers, vehicles, the dates of their documents, absences and calendars.',
  },
};

import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'rides',
  meta: {
    title: 'Rides',
    description: 'The day board: rides, drivers and cars.',
  },
};

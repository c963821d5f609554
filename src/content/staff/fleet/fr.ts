import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'fleet',
  meta: {
    title: 'Flotte',
    description: 'Chauffeurs, véhicules, validité des documents, absences et calendriers.',
  },
};

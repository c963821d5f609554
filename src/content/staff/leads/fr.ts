import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: 'Demandes',
    description: 'Toutes les demandes reçues par le site, pour l’équipe.',
  },
};

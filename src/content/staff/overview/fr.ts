import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: 'Tableau de bord',
    description: 'Demandes, visites et chiffres du site, pour l’équipe.',
  },
};

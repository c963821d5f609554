import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'prices',
  meta: {
    title: 'Prix',
    description: 'La grille de prix : brouillon, aperçu, publication, historique.',
  },
};

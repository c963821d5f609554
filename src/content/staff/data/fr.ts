import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'data',
  meta: {
    title: 'Données personnelles',
    description: 'Trouver, exporter et supprimer les données d’une personne, pour les administrateurs.',
  },
};

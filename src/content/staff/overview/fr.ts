import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'overview',
  meta: {
    title: `Tableau de bord | ${business.shortName.fr}`,
    description: 'Demandes, visites et chiffres du site, pour l’équipe.',
  },
};

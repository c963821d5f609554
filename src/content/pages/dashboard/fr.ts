import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `Tableau de bord | ${business.shortName.fr}`,
    description: 'Demandes, visiteurs et chiffres du site, pour les membres de l’équipe.',
  },
};

import { business } from '@/config/business';
import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: `Configuration administrateur | ${business.shortName.fr}`,
    description: 'Création du premier administrateur de l’espace équipe.',
  },
};

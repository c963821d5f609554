import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'Configuration administrateur',
    description: 'Création du premier administrateur de l’espace équipe.',
  },
};

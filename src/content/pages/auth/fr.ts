import type { PageContent } from '@/content/page-types';

export const content: PageContent = {
  meta: {
    title: 'Connexion de l’équipe',
    description: 'Connexion et inscription des membres de l’équipe.',
  },
};

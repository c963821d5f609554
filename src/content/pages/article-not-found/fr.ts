import type { ArticleNotFoundContent } from './he';

export const content: ArticleNotFoundContent = {
  meta: {
    title: 'Article introuvable',
    description: 'Aucun article ne se trouve à cette adresse. Tous les autres sont sur le blog.',
  },
  title: 'Article introuvable',
  text: 'Il manque peut-être une lettre à l’adresse, ou l’article a été retiré. Tous les autres sont sur le blog.',
  toBlog: 'Retour au blog',
};

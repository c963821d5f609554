import type { ArticleMessages } from '../he/article';

export const messages: ArticleMessages = {
  breadcrumbs: 'Votre position sur le site',
  backHome: 'Retour à l’accueil',
  allBlogs: 'Tous les articles',
  readTime: (minutes) => `${minutes}\u00a0min de lecture`,
  readMore: 'Lire l’article',
  updated: 'Mis à jour le',
  tags: 'Thèmes',
};

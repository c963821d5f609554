import type { NotFoundContent } from './he';

export const content: NotFoundContent = {
  meta: { title: '404 | Page introuvable', description: 'Cette adresse ne mène à aucune page du site.' },
  title: 'Oups ! Page introuvable',
  text: 'Cette adresse ne mène nulle part. Depuis l’accueil, vous pouvez rejoindre toutes nos destinations.',
  home: 'Retour à l’accueil',
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'masada',
  meta: {
    title: 'Massada avec chauffeur : aube, sentier du Serpent, téléphérique',
    description:
      'Chauffeur privé pour Massada depuis Ben Gourion, Jérusalem ou Tel-Aviv, prix fixe : montée par la rampe avant l’aube, descente en téléphérique, voiture en bas.',
  },
  name: 'Massada',
  tagline: 'L’aube sur le désert',
  lead: 'Un rocher, deux entrées, et aucune route entre les deux. Avec un chauffeur, on monte d’un côté avant l’aube et l’on retrouve la voiture de l’autre.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Massada.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

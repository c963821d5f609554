import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'petah-tikva',
  meta: {
    title: 'De Ben Gourion à Petah Tikva avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Petah Tikva, prix fixe : la route 40 plutôt que Guéha, portes des hôpitaux Beilinson et Schneider, bureaux, Antipatris.',
  },
  name: 'Petah Tikva',
  tagline: 'La doyenne des moshavot',
  lead: 'Tout près de l’aéroport par la bonne route, bien loin par la mauvaise. Le chauffeur prend la 40 et connaît la porte de l’hôpital ou du bureau qu’il vous faut.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Petah Tikva.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

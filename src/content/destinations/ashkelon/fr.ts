import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'De Ben Gourion à Ashkelon avec chauffeur privé | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Ashkelon, prix fixe : parc antique au bord de la plage, porte cananéenne, marina, Afridar, hôpital Barzilaï.',
  },
  name: 'Ashkelon',
  tagline: 'L’antique au bord de l’eau',
  lead: 'Cinq mille ans de remparts qui finissent dans le sable d’une plage. Le chauffeur vous mène à la porte cananéenne ; la suite se fait pieds nus.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ashkelon.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

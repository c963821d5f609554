import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'De Ben Gourion à Netanya avec chauffeur : durée, conseils | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Netanya, prix fixe : deux itinéraires selon l’heure, appartements de vacances, chabbat, plages, Césarée à côté.',
  },
  name: 'Netanya',
  tagline: 'Falaises, promenade et mer',
  lead: 'Pour beaucoup de familles de France, Israël commence ici, sur la falaise. La voiture attend aux arrivées, avec assez de place pour les valises de tout l’été.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Netanya.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

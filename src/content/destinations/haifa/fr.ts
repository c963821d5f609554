import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'haifa',
  meta: {
    title: 'De Ben Gourion à Haïfa avec chauffeur : durée, prix | Tamar',
    description:
      'Transfert privé de Ben Gourion ou du port de croisière vers Haïfa et le mont Carmel, prix fixe : itinéraires, jardins bahaïs, Saint-Jean-d’Acre le même jour.',
  },
  name: 'Haïfa',
  tagline: 'La montagne face à la mer',
  lead: 'Une ville à trois étages, le port en bas, les pins en haut. Avec un chauffeur, ses mille marches ne se prennent que dans le sens de la descente.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Haïfa.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

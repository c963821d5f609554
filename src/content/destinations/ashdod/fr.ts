import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashdod',
  meta: {
    title: 'De Ben Gourion à Ashdod avec chauffeur, accueil au port | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Ashdod, prix fixe : les quartiers (rova) expliqués, accueil des croisiéristes à la porte du port, dunes et forteresse.',
  },
  name: 'Ashdod',
  tagline: 'Le port et les dunes',
  lead: 'Une ville où l’adresse commence par une lettre. Dites le rova, la rue et l’étage ; le chauffeur sait déjà par quel échangeur entrer.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ashdod.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

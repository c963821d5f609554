import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'eilat',
  meta: {
    title: 'De Ben Gourion à Eilat avec chauffeur : route et haltes | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Eilat, prix fixe : quand la voiture vaut mieux que l’avion, haltes dans le désert, récifs, Timna et frontières.',
  },
  name: 'Eilat',
  tagline: 'La mer Rouge, soleil toute l’année',
  lead: 'Tout le Néguev d’une traite. Avec un chauffeur, c’est déjà le premier jour des vacances : un cratère à midi, un récif avant le soir.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Eilat.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

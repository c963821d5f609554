import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'jerusalem',
  meta: {
    title: 'De Ben Gourion à Jérusalem avec chauffeur : durée, prix | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Jérusalem, prix fixe : durée réelle, porte de la vieille ville où descendre, visites d’un jour sans chercher à se garer.',
  },
  name: 'Jérusalem',
  tagline: 'La ville d’or',
  lead: 'Trois mille ans de pierre blonde, et un chauffeur qui sait par quelle porte entrer. Transfert privé depuis Ben Gourion, de jour comme de nuit.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Jérusalem.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

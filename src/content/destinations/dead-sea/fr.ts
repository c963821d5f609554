import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'dead-sea',
  meta: {
    title: 'De Ben Gourion à la mer Morte avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion ou de Jérusalem à la mer Morte, prix fixe : Ein Bokek ou les plages du nord, Qumran, Ein Guedi et la bonne heure pour flotter.',
  },
  name: 'Mer Morte',
  tagline: 'Le point le plus bas du monde',
  lead: 'Il y a deux mers Mortes, à une heure l’une de l’autre : les hôtels d’Ein Bokek au sud, la boue noire au nord. Choisissez d’abord ; le reste descend tout seul.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers la mer Morte.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tiberias',
  meta: {
    title: 'De Ben Gourion à Tibériade avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Tibériade et au lac, prix fixe : Capharnaüm, Tabgha, mont des Béatitudes, Magdala, dans un ordre qui évite les portes closes.',
  },
  name: 'Tibériade',
  tagline: 'Au bord du lac de Tibériade',
  lead: 'Un lac d’eau douce sous le niveau de la mer, et tout un Évangile sur sa rive nord. Le chauffeur relie les sites avant que midi n’en ferme les portes.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Tibériade.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'De Ben Gourion à Safed (Tsfat) avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Safed, prix fixe : où descendre dans une ville d’escaliers, synagogues des kabbalistes, artistes, Méron et chabbat.',
  },
  name: 'Safed',
  tagline: 'Ruelles, Kabbale et air des hauteurs',
  lead: 'La plus haute ville d’Israël, où une rue est le plus souvent un escalier. Le chauffeur vous laisse en haut et vous attend en bas.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Safed.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'beer-sheva',
  meta: {
    title: 'De Ben Gourion à Beer-Sheva avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Beer-Sheva, prix fixe : hôpital Soroka, université, tel biblique classé par l’Unesco, puits d’Abraham, portes du Néguev.',
  },
  name: 'Beer-Sheva',
  tagline: 'La capitale du Néguev',
  lead: 'Les puits d’Abraham, une gare turque, un tel de la Bible et une ville d’étudiants. Le chauffeur relie en un jour des lieux que le soleil sépare.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Beer-Sheva.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

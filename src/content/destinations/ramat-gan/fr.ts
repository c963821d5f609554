import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'De Ben Gourion à Ramat Gan avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Ramat Gan, prix fixe : tours de la Bourse du diamant, portes de l’hôpital Sheba, université Bar-Ilan, Safari en voiture.',
  },
  name: 'Ramat Gan',
  tagline: 'La Bourse du diamant et le parc',
  lead: 'On dirait la suite de Tel-Aviv, mais on y vient par d’autres routes : les tours du diamant d’un côté, le plus grand hôpital du pays et un safari de l’autre.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ramat Gan.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

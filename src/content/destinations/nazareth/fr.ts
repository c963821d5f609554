import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'nazareth',
  meta: {
    title: 'De Ben Gourion à Nazareth avec chauffeur privé | Tamar',
    description:
      'Transfert privé de Ben Gourion à Nazareth, prix fixe : basilique de l’Annonciation, souk fermé le dimanche, Cana, mont Thabor, Tsippori et heures de messe.',
  },
  name: 'Nazareth',
  tagline: 'L’Annonciation et le vieux souk',
  lead: 'La ville de l’Annonciation est une cité arabe animée, avec un embouteillage célèbre. Le chauffeur connaît l’entrée par les hauteurs et la porte la plus proche de la grotte.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Nazareth.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

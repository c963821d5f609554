import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tel-aviv',
  meta: {
    title: 'De Ben Gourion à Tel-Aviv avec chauffeur : durée, prix | Tamar',
    description:
      'Transfert privé de l’aéroport Ben Gourion à Tel-Aviv, prix fixe : durée selon l’heure, prix réel du compteur, et les endroits où la voiture peut s’arrêter en ville.',
  },
  name: 'Tel-Aviv',
  tagline: 'La ville blanche',
  lead: 'La nuit, un saut de puce ; à dix-sept heures, une épreuve. Le chauffeur choisit la sortie selon le trafic et vous dépose devant la porte.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Tel-Aviv.',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};

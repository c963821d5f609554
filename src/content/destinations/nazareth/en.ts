import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'nazareth',
  meta: {
    title: 'Ben Gurion to Nazareth by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Nazareth at a fixed price: the Basilica, the market that closes on Sundays, Cana, Mount Tabor and Zippori.',
  },
  name: 'Nazareth',
  tagline: 'The Annunciation and the old market',
  lead: 'The town of the Annunciation is now a busy Arab city with one famous traffic jam. The driver knows the way in from above, and the gate nearest the grotto.',
  chat: 'Hello, I would like a price for a ride to Nazareth.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

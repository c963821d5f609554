import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tiberias',
  meta: {
    title: 'Ben Gurion to Tiberias and the Sea of Galilee | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Tiberias at a fixed price: Capernaum, Tabgha, the Mount of Beatitudes and Magdala in an order that avoids closed doors.',
  },
  name: 'Tiberias',
  tagline: 'On the Sea of Galilee',
  lead: 'A freshwater lake below sea level, with a whole Gospel around its northern shore. A driver links the sites in an order that no closing hour interrupts.',
  chat: 'Hello, I would like a price for a ride to Tiberias.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'Ben Gurion to Ashkelon by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Ashkelon at a fixed price: a national park on the beach, the Canaanite gate, the marina, Barzilai and Route 4.',
  },
  name: 'Ashkelon',
  tagline: 'Antiquities at the water’s edge',
  lead: 'Five thousand years of walls, ending in the sand of a bathing beach. Your driver takes you to the Canaanite gate; the rest is barefoot.',
  chat: 'Hello, I would like a price for a ride to Ashkelon.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

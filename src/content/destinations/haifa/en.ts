import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'haifa',
  meta: {
    title: 'Ben Gurion to Haifa by private driver: time and fare | Tamar',
    description:
      'Private transfer from Ben Gurion Airport or the cruise port to Haifa and Mount Carmel at a fixed price: routes, the Bahá’í Gardens walk, Acre in the same day.',
  },
  name: 'Haifa',
  tagline: 'A mountain facing the sea',
  lead: 'A city in three storeys, with the port at the bottom and pines on top. A driver turns its thousand steps into a walk that only goes down.',
  chat: 'Hello, I would like a price for a ride to Haifa.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

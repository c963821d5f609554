import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'Ben Gurion to Netanya by private driver: time and tips | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Netanya at a fixed price: two routes by the hour, beach flats, the cliff promenade, irises, Caesarea in a half day.',
  },
  name: 'Netanya',
  tagline: 'Cliffs, promenade and sea',
  lead: 'A city on a cliff, with the sea at the foot of a glass lift. The driver knows when the coast road is stuck and comes in from behind.',
  chat: 'Hello, I would like a price for a ride to Netanya.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'eilat',
  meta: {
    title: 'Ben Gurion to Eilat by private driver: route and stops | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Eilat at a fixed price: when a car beats the domestic flight, desert stops on the way, reefs, Timna and borders.',
  },
  name: 'Eilat',
  tagline: 'Red Sea, sun all year',
  lead: 'The length of the Negev in one sitting. With a driver it becomes the first day of the holiday: a crater at noon, a reef before dark.',
  chat: 'Hello, I would like a price for a ride to Eilat.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

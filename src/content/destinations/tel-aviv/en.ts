import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tel-aviv',
  meta: {
    title: 'Ben Gurion to Tel Aviv by private driver: time and fare | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Tel Aviv at a fixed price: driving times by hour, what the meter comes to, and where a driver can stop in town.',
  },
  name: 'Tel Aviv',
  tagline: 'The white city',
  lead: 'A short hop at night, a test of patience at five in the afternoon. Your driver picks the exit by the traffic and stops at your door.',
  chat: 'Hello, I would like a price for a ride to Tel Aviv.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

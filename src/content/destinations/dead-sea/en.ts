import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'dead-sea',
  meta: {
    title: 'Ben Gurion to the Dead Sea by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport or Jerusalem to the Dead Sea at a fixed price: Ein Bokek or the northern beaches, what to pair, when to float.',
  },
  name: 'Dead Sea',
  tagline: 'The lowest place on earth',
  lead: 'There are two Dead Seas, an hour apart: hotels and calm steps at Ein Bokek, black mud in the north. Choose first; the rest is downhill.',
  chat: 'Hello, I would like a price for a ride to the Dead Sea.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'petah-tikva',
  meta: {
    title: 'Ben Gurion to Petah Tikva by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Petah Tikva at a fixed price: Route 40 instead of Geha, Beilinson and Schneider doors, offices, Antipatris.',
  },
  name: 'Petah Tikva',
  tagline: 'The first of the moshavot',
  lead: 'Close to the airport by the right road and far by the wrong one. Your driver takes Route 40, and knows which hospital door or office gate you need.',
  chat: 'Hello, I would like a price for a ride to Petah Tikva.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

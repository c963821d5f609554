import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'jerusalem',
  meta: {
    title: 'Ben Gurion to Jerusalem by private driver: time and fare | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Jerusalem at a fixed price. Real driving times, which Old City gate to ask for, and a day of sights without parking.',
  },
  name: 'Jerusalem',
  tagline: 'The golden city',
  lead: 'Half the drive is the last mile. A private driver takes you from arrivals up to the right gate of the right quarter, and comes back to fetch you at another one.',
  chat: 'Hello, I would like a price for a ride to Jerusalem.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashdod',
  meta: {
    title: 'Ben Gurion to Ashdod by private driver, port pick-up | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Ashdod at a fixed price: lettered quarters explained, cruise passengers met at the port gate, dunes and a sea fort.',
  },
  name: 'Ashdod',
  tagline: 'The port and the dunes',
  lead: 'Israel’s great port, laid out in lettered quarters beside the dunes. Give us the letter, and your driver knows which exit to take.',
  chat: 'Hello, I would like a price for a ride to Ashdod.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

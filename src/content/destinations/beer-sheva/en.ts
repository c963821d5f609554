import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'beer-sheva',
  meta: {
    title: 'Ben Gurion to Beersheba by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Beer Sheva at a fixed price: Soroka and the university, Tel Be’er Sheva, the ANZAC memorial, the Negev beyond.',
  },
  name: 'Beer Sheva',
  tagline: 'Capital of the Negev',
  lead: 'Abraham’s wells, a Turkish station, a cavalry charge and a university town. The driver makes one day of places that stand far apart in the sun.',
  chat: 'Hello, I would like a price for a ride to Beer Sheva.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

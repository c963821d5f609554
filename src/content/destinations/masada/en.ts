import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'masada',
  meta: {
    title: 'Masada by private driver: sunrise, Snake Path, cable car | Tamar',
    description:
      'Private driver to Masada from Ben Gurion, Jerusalem or Tel Aviv at a fixed price: up the Roman ramp for sunrise, down by cable car, the driver goes round.',
  },
  name: 'Masada',
  tagline: 'Sunrise over the desert',
  lead: 'One mountain, two gates, and no road between them. With a driver you climb on one side before dawn and step into the car on the other.',
  chat: 'Hello, I would like a price for a ride to Masada.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

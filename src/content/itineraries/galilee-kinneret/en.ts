import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Galilee and Sea of Galilee day route with a driver | Tamar VIP',
    description:
      'A full day in the north: Old Safed, Tiberias and the tomb of Maimonides, Capernaum and the Ofir lookout, with times for each stop and your driver’s tips.',
  },
  slug: 'galilee-kinneret',
  name: 'Galilee and Sea of Galilee',
  title: 'Galilee and Sea of Galilee',
  subtitle:
    'Down from the blue doors of Safed to the water, once around it, and up again to look back at everything from above.',
  chat: 'Hello, I would like to book the route Galilee and Sea of Galilee. Date and number of people: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

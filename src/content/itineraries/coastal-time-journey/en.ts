import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Coastal time journey: Caesarea, Acre, Rosh Hanikra | Tamar VIP',
    description:
      'A full day up the coast: Herod’s Caesarea, the gardens of Ramat Hanadiv, Acre’s old city and the white cliffs of Rosh Hanikra, with times and your driver’s tips.',
  },
  slug: 'coastal-time-journey',
  name: 'Coastal time journey',
  title: 'Coastal time journey',
  subtitle:
    'Two thousand years in one day, always with the sea at the left: Herod’s harbour, a baron’s garden, the knights’ city and the cliffs where the road ends.',
  chat: 'Hello, I would like to book the route Coastal time journey. Date and number of people: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

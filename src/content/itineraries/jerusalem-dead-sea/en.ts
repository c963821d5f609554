import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Jerusalem and Dead Sea day route with a driver | Tamar VIP',
    description:
      'A full day: the Mount of Olives in morning light, the Old City, the Judean desert and a float in the Dead Sea. Time for each stop and your driver’s gold tips.',
  },
  slug: 'jerusalem-dead-sea',
  name: 'Jerusalem and Dead Sea',
  title: 'Jerusalem and Dead Sea',
  subtitle:
    'From the hill that looks down on the Old City to the lowest shore on earth. In between: one hour of desert, and your ears popping.',
  chat: 'Hello, I would like to book the route Jerusalem and Dead Sea. Date and number of people: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

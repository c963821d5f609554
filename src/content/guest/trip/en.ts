import type { TripContent } from './he';

/** The page's words stand with those of the interface (messages/en/trip.ts): the trip itself is not known before it is opened. */
export const content: TripContent = {
  meta: {
    title: 'My trip',
    description:
      'The private page of your trip: the price in writing, accepting, changing and cancelling, without a password. Ask for your link again, or cancel without it.',
  },
};

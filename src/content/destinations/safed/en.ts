import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'Ben Gurion to Safed (Tzfat) by private driver | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Safed at a fixed price: where to get out in a city of steps, the Kabbalists’ synagogues, artists, Meron and Shabbat.',
  },
  name: 'Safed',
  tagline: 'Alleys, Kabbalah, mountain air',
  lead: 'Israel’s highest city, where a street is usually a staircase. The driver sets you down at the top of it and waits at the bottom.',
  chat: 'Hello, I would like a price for a ride to Safed.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};

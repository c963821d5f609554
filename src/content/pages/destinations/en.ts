import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Transfers from Ben Gurion: places and prices',
    description:
      'Where a private driver takes you from Ben Gurion: Jerusalem, Tel Aviv, Haifa, Eilat, the lake and more, with driving times and the price of the whole vehicle.',
  },
  list: 'destinations',
  title: 'Where would you like to go?',
  lead: 'The drive from Ben Gurion on a clear road, and the price for the whole vehicle.',
  closing: {
    title: 'Another address?',
    text: 'Type it into the request form: the price appears at once, or comes in writing within {minutes reply_minutes}.',
  },
  chat: 'Hello, I would like a price for a ride. From and to: ',
};

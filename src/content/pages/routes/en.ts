import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Day routes in Israel with a driver, with prices',
    description:
      'Full days with a private driver: the Galilee and its lake, the coast to Rosh Hanikra, Jerusalem and the Dead Sea. Four stops each, one price for the vehicle.',
  },
  list: 'routes',
  title: 'Day routes',
  lead: 'Each starts at your door, with time for every one of its four stops and one price for the whole vehicle.',
  closing: {
    title: 'A route of your own?',
    text: 'Name the stops that matter to you. We put them in order and reply with a price within {minutes reply_minutes}.',
  },
  chat: 'Hello, we have a day trip of our own in mind. The stops: ',
};

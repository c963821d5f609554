import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Private driver services in Israel, with prices',
    description:
      'Airport transfers, rides from city to city, a day with a driver, guests at a wedding: what you get with each service, and what it costs.',
  },
  list: 'services',
  title: 'Our services',
  lead: 'To the airport, from city to city, for a day out or a wedding: what you get, and what it costs.',
  closing: {
    title: 'Not sure which one you need?',
    text: 'Tell us what you have in mind. We reply within {minutes reply_minutes}, with a price.',
  },
  chat: 'Hello, I am not sure which service we need. Our plan: ',
};

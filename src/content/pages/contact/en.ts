import type { ContactContent } from './he';

export const content: ContactContent = {
  meta: {
    title: 'Contact us and book your ride',
    description:
      'Call, write on WhatsApp or leave a short message: available 24/6, and back to you within minutes with a final price for your private driver.',
  },
  trip: {
    title: 'You know when and where to?',
    text: 'Five short steps take in addresses, hour and suitcases, and we come back with a final price.',
    link: 'To the full trip request',
  },
};

import type { ContactContent } from './he';

export const content: ContactContent = {
  meta: {
    title: 'Contact us and book your ride',
    description: `Call, write on WhatsApp or leave a short message: available {if rest_city|24/6|24/7}, and a final price for your private driver within {minutes reply_minutes}.`,
  },
  trip: {
    title: 'Already know when and where?',
    text: 'Fill in five short steps (addresses, time, luggage) and we reply with a final price.',
    link: 'To the full trip request',
  },
};

import type { ContactContent } from './he';

export const content: ContactContent = {
  meta: {
    title: 'Contact us and book your ride',
    description: `Call, write on WhatsApp or leave a short message: we answer day and night, {if rest_city|six days a week|every day}, and send a final price within {minutes reply_minutes}.`,
  },
  trip: {
    title: 'Already know when and where?',
    text: 'Five short steps: addresses, time, luggage. We reply with a final price.',
    link: 'Plan your trip',
  },
};

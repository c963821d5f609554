import type { PlanYourTripContent } from './he';

export const content: PlanYourTripContent = {
  meta: {
    title: 'Plan your trip with a private driver',
    description: `Five short steps: who, where from, where to, when, and how many bags. A final price within {minutes reply_minutes}{if rest_city|, except on Shabbat and holidays|}.`,
  },
  title: 'Plan your trip',
  lead: `Five short steps. We reply with a final price within {minutes reply_minutes}{if rest_city|, except on Shabbat and Jewish holidays|}.`,
  posted: {
    received: {
      title: 'Thank you!',
      text: 'We have received your request and will get back to you shortly. Your reference is in the address of this page, after reference=. Please make a note of it.',
    },
    refused: {
      title: 'The request was not sent',
      text: 'Some details are missing or were not understood, or too many requests came from your connection. Go back in your browser: what you typed is still there. You can also write to us on WhatsApp.',
    },
  },
};

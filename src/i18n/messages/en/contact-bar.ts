import type { ContactBarMessages } from '../he/contact-bar';

export const messages: ContactBarMessages = {
  title: 'Day and night, {if rest_city|6 days|7 days}',
  note: '{if rest_city|Closed Shabbat & holidays|Every day of the year}',
  rest: {
    shabbat: 'Closed for Shabbat',
    holiday: 'Closed for the holiday',
    back: (day, time) => `Back on ${day} at ${time}`,
  },
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  write: 'Leave a message',
  more: 'More ways to reach us',
  close: 'Hide this bar',
  label: 'Contact',
};

import type { ConsentMessages } from '../he/consent';

export const messages: ConsentMessages = {
  banner: {
    label: 'Cookie consent',
    title: 'Cookies, only as many as you like',
    text: 'Essential cookies keep the site working. Analytics, marketing and personalisation are switched on only if you agree.',
    details: 'Details',
    hideDetails: 'Hide details',
    essentialOnly: 'Essential only',
    acceptAll: 'Accept all',
    settings: 'Privacy settings',
  },
  categories: {
    essential: {
      title: 'Essential',
      text: 'The language you chose, the draft of your form and a request that waits for a connection. The site does not work without them, so they are always on.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Which pages were read and for how long, under a random identifier that is gone when you close the tab.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Switches nothing on today: no advertising service runs on this site. Your choice is kept for the day one does.',
    },
    personalization: {
      title: 'Personalisation',
      text: 'Switches nothing on today: everybody sees the same pages. Your choice is kept for the day that changes.',
    },
  },
};

import type { ConsentMessages } from '../he/consent';

export const messages: ConsentMessages = {
  banner: {
    label: 'Cookie consent',
    title: 'Cookies, only as many as you like',
    text: 'Essential cookies keep the site working. Analytics, marketing and personalization come on only if you agree.',
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
      purposes: ['Language of the site', 'Drafts, and requests that wait for a connection', 'Your choice on cookies'],
    },
    analytics: {
      title: 'Analytics',
      text: 'Which pages were read and for how long, under a random identifier that is gone when you close the tab.',
      purposes: ['Counting visits and page views', 'Time on each page', 'The page you came from'],
    },
    marketing: {
      title: 'Marketing',
      text: 'To know which advertisement or recommendation brought you to us.',
      purposes: ['What led you to the site'],
    },
    personalization: {
      title: 'Personalization',
      text: 'To remember what you looked for, and show first what suits you.',
      purposes: ['Destinations and services you looked at'],
    },
  },
  manager: {
    title: 'What we may keep',
    text: 'Every change is saved at once, on this device.',
    acceptAll: 'Accept all',
    save: 'Save preferences',
    details: 'What it is used for',
    hideDetails: 'Hide details',
    savedTitle: 'Preferences saved',
    savedText: (days) => `You can change them here at any time. After ${days} days we ask again.`,
    notChosen: 'You have not chosen yet. Until then only what is essential is on.',
    protectionTitle: 'How it is protected',
    protection: [
      'Without consent to analytics no identifier is kept or sent: only the page and the day are counted.',
      'The identifier of a visit is random, holds no name or phone, and is gone when you close the tab.',
      'The pages about privacy and terms are never measured, even with consent.',
    ],
  },
  always: 'Always on',
};

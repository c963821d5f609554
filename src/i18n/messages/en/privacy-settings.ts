import type { PrivacySettingsMessages } from '../he/privacy-settings';

export const messages: PrivacySettingsMessages = {
  title: 'What we may keep',
  text: 'Every change is saved at once, on this device.',
  acceptAll: 'Accept all',
  save: 'Save preferences',
  details: 'What it is used for',
  hideDetails: 'Hide details',
  savedTitle: 'Preferences saved',
  savedText: (days) => `You can change them here at any time. After ${days} days we ask again.`,
  cannotKeep:
    'Your browser blocks storage, so a choice cannot be kept. Only what is essential is on, and we do not ask.',
  notChosen: 'You have not chosen yet. Until then only what is essential is on.',
  protectionTitle: 'How it is protected',
  protection: [
    'Without consent to analytics no identifier is kept or sent. Only the page and the day are counted.',
    'The identifier of a visit is random, holds no name or phone, and is gone when you close the tab.',
    'The pages about privacy and terms are never measured, even with consent.',
  ],
  always: 'Always on',
  purposes: {
    essential: ['Language of the site', 'Drafts, and requests that wait for a connection', 'Your choice on cookies'],
    analytics: ['Counting visits and page views', 'Time on each page', 'The page you came from'],
    marketing: ['Nothing today'],
    personalization: ['Nothing today'],
  },
};

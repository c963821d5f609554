import type { OutboxMessages } from '../he/outbox';

export const messages: OutboxMessages = {
  storedTitle: 'Your request has arrived',
  storedText: (references) => `Your reference: ${references}`,
  openChat: 'Open chat',
  chat: (references) => `Hello, about my request ${references}:`,
  refusedTitle: 'The request you sent was not accepted',
  refusedText: 'What you wrote is kept in the form.',
  expiredTitle: 'A request you sent was never confirmed',
  expiredText: 'More than three days have passed. Send it again, or write to us on WhatsApp.',
  sendOnWhatsapp: 'Send on WhatsApp',
  draft: { label: 'Your request', continue: 'Continue your request', hide: 'Hide' },
};

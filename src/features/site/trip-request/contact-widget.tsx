import { island } from '@/islands/island';
import type { ContactWidgetProps } from './contact/contact-widget-dialog';

/** Call, WhatsApp, e-mail, or a call back, in a dialog whose code downloads when it opens. */
export const ContactWidget = island<ContactWidgetProps>(
  { when: 'now', standIn: null, messages: ['contact'] },
  async () => (await import('./contact/contact-widget-dialog')).ContactWidgetDialog,
);

import { island } from '@/islands/island';
import type { ContactSectionProps } from './contact/contact-section-body';
import { saveEarlyTyping } from './drafts/early-typing';
import { DRAFTS, hasDraft } from './drafts/form-draft';
import { hasSent } from './sending/sent-record';

/**
 * The ways to reach the business and the short form, at the anchor "contact". It stands in the page's HTML; its code
 * comes with the first touch, or at once for somebody whose message is still a draft.
 */
export const ContactSection = island<ContactSectionProps>(
  {
    when: 'touched',
    messages: ['contact'],
    wantedAtOnce: () => hasDraft(DRAFTS.contact) || hasSent(DRAFTS.contact.key),
    onLeaveEarly: (place) => saveEarlyTyping(place, DRAFTS.contact),
    placeholderClass: 'min-h-[60rem] bg-stone-100',
  },
  async () => (await import('./contact/contact-section-body')).ContactSectionBody,
);

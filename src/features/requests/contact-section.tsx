import { island } from '@/islands/island';
import { hasDraft } from './contact/draft-place';

export interface ContactSectionProps {
  /** Level of the section's heading: 1 where the section is the page. */
  headingLevel: 1 | 2;
}

/**
 * The ways to reach the business and the short form, at the anchor "contact". It stands in the page's HTML; its code
 * comes with the first touch, or at once for somebody whose message is still a draft.
 */
export const ContactSection = island<ContactSectionProps>(
  {
    when: 'touched',
    messages: ['contact'],
    wantedAtOnce: () => hasDraft('contact'),
    placeholderClass: 'min-h-[60rem] bg-stone-100',
  },
  async () => (await import('./contact/contact-section-body')).ContactSectionBody,
);

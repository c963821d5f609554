import type { DocumentSections } from '../../document';

/** Building blocks of the privacy policy; the three languages fill them with words. */

/** Also the section's anchor in the address: "/privacy#rights". */
export type PrivacySectionId =
  | 'controller'
  | 'collected'
  | 'voluntary'
  | 'purposes'
  | 'recipients'
  | 'retention'
  | 'security'
  | 'cookies'
  | 'rights'
  | 'europe'
  | 'children'
  | 'changes';

/** In the order of the page; a language that lacks a section does not compile. */
export type PrivacySections = DocumentSections<PrivacySectionId>;

/** The law's own headings, each a line with a link to the section that says more. */
export interface PanelTopic {
  title: string;
  text: string;
  section: PrivacySectionId;
}

import type { DocumentSections } from '../../document';

/** Also the section's anchor in the address: "/terms#cancellation". */
type TermsSectionId =
  | 'company'
  | 'booking'
  | 'price'
  | 'cancellation'
  | 'pickup'
  | 'hours'
  | 'luggage'
  | 'liability'
  | 'claims'
  | 'law'
  | 'contact';

/** In the order of the page; a language that lacks a section does not compile. */
export type TermsSections = DocumentSections<TermsSectionId>;

/** Building blocks of the long documents: privacy policy, terms of service, accessibility statement. */

interface ListItem {
  /** Set in bold before the text. */
  term?: string;
  text: string;
}

interface RetentionRow {
  what: string;
  howLong: string;
}

export type DocumentBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly ListItem[] }
  | { kind: 'table'; caption: string; columns: RetentionRow; rows: readonly RetentionRow[] }
  /** The ways to reach the business; values come from the settings, the words here are their labels. */
  | { kind: 'contact'; email: string; emailSubject: string; phone: string; whatsapp: string };

export interface DocumentSection {
  title: string;
  blocks: readonly DocumentBlock[];
}

/** Everything above and around the sections. */
export interface DocumentFrame {
  title: string;
  updatedLabel: string;
  /** "2026-11-20" */
  lastUpdated: string;
  /** Heading of the list of sections. */
  tableOfContents: string;
}

/** Sections by their anchor in the address ("/privacy#rights"), in the order of the page. */
export type DocumentSections<Id extends string = string> = Readonly<Record<Id, DocumentSection>>;

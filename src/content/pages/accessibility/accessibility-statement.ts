import type { DocumentSections } from '../../document';

/** What the regulations on accessible services (Israel, regulation 35) want a site to say. */
export type AccessibilitySections = DocumentSections<'standard' | 'adjustments' | 'limits' | 'ride' | 'help'>;

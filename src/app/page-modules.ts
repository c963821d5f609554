import type { ComponentType } from 'react';
import type { PageContent, PageProps } from '@/content/page-types';
import type { Messages } from '@/i18n/messages';

/** All that the first screen of a page in a language needs (scripts/build/content-plugin.ts writes these modules). */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
  content: PageContent;
  messages: Partial<Messages>;
}

/** The list of all pages' chunks. Two letters name a language. */
export const pageModules = import.meta.glob<PageModule>(
  '../content/{blog,destinations,itineraries,pages,services,staff}/*/??.ts',
  { query: '?page' },
);

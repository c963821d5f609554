import type { ComponentType } from 'react';
import type { PageContent, PageProps } from '@/content/page-types';
import type { Messages } from '@/i18n/messages';

/**
 * All that the first screen of a page in a language needs. The build makes these modules of a row of the registry
 * (src/content/pages/index.ts): `content` is src/content/<content>/<language>.ts without what stands further down, `Page` is
 * src/pages/<page>/<page>-page.tsx (docs/adr/0009-contents-are-cut-by-the-build.md).
 */
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

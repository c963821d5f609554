import type { ComponentType } from 'react';
import type { PageContent, PageProps } from '@/content/page-types';

export { PageHead } from '@/layout/page-head';

export type PageComponent = ComponentType<PageProps<never>>;

/** Every page and every page's content: the list of all their chunks, which only going on to another page needs;
 * so is what keeps the head tags up to date. */
export const components = import.meta.glob<PageComponent>('../pages/*/*-page.tsx', { import: 'Page' });
export const contents = {
  ...import.meta.glob<PageContent>(['../content/**/??.ts', '!../content/blog/**'], { import: 'content' }),
  // The build cuts the head off each article, so that its page starts without the body (scripts/build/articles-plugin.ts).
  ...import.meta.glob<PageContent>('../content/blog/*/??.ts', { query: '?head', import: 'content' }),
};

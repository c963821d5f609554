import type { PageContent } from '@/content/page-types';

const [content] = Object.values(
  import.meta.glob<PageContent>('../content/guest/drive/*.ts', { eager: true, import: 'content' }),
);
if (!content) throw new Error('the driver’s page has no content');

/** What the head of the driver's page says: the build asks for it, the page itself does not. */
export const driveContent = content;

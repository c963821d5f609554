import type { PageContent } from '@/content/page-types';
import { defaultLocale } from '@/i18n/locales';

const content = import.meta.glob<PageContent>('../content/guest/drive/*.ts', { eager: true, import: 'content' })[
  `../content/guest/drive/${defaultLocale}.ts`
];
if (!content) throw new Error('the driver’s page has no content');

/** What the head of the driver's page says: the build asks for it, the page itself does not. */
export const driveContent = content;

import type { PageContent } from '@/content/page-types';
import type { Locale } from '@/i18n/locales';
import { giveMessages, type Messages } from '@/i18n/messages';

/** What a guest page says in a language (scripts/build/content-plugin.ts writes these modules). */
interface GuestModule {
  content: PageContent;
  messages: Partial<Messages>;
}

/** But for the driver's, which has code of its own (src/entry-drive.tsx). */
const modules = import.meta.glob<GuestModule>(['../content/guest/*/??.ts', '!../content/guest/drive/*.ts'], {
  query: '?page',
});

/**
 * Downloads what a guest page says in a language.
 * @param path of the page, without language prefix
 * @throws Error where there is no such page
 */
export async function loadGuestPage(path: string, locale: Locale): Promise<PageContent> {
  const load = modules[`../content/guest${path}/${locale}.ts`];
  if (!load) throw new Error(`there is no guest page ${path} in ${locale}`);
  const { content, messages } = await load();
  giveMessages(locale, messages);
  return content;
}

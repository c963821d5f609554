import { isLocale, type Locale } from '@/i18n/locales';
import { languagesOf, notFoundPages, pages, type PageEntry } from './pages';
import { cardOf, daysOf, headOf, wholeArticles } from './blog/summaries';
import { restKeys } from './rest-keys';

/**
 * The site's contents as the build asks for them. For the build alone: no page may import every text.
 */
export { messagesFile } from '@/i18n/messages';

/** A content module in its parts, each of plain data. */
export interface CutContent {
  /** What its page shows before it is scrolled. */
  head: object;
  /** What it shows below. */
  rest: object;
  /** What lists show of it. */
  card?: object;
  /** What only the build is told. */
  searchFacts?: object;
}

const whole = import.meta.glob<Readonly<Record<string, unknown>>>('./{destinations,itineraries,services}/*/??.ts', {
  eager: true,
  import: 'content',
});

function isRest(folder: string, key: string): boolean {
  return Object.hasOwn(restKeys, folder) && Object.hasOwn(restKeys[folder as keyof typeof restKeys], key);
}

/**
 * @param path of a content module inside src/content, without its ending: "services/airport-taxi/en"
 * @returns its parts; null for a page that starts with all its texts
 */
export function cutContent(path: string): CutContent | null {
  const [folder = '', slug, locale] = path.split('/');
  const article = folder === 'blog' && wholeArticles.find((one) => one.slug === slug && one.locale === locale);
  if (article) {
    const { cover } = article.facts;
    return {
      head: headOf(article),
      rest: { body: article.texts.body },
      card: cardOf(article),
      searchFacts: { name: article.texts.title, ...daysOf(article.facts), picture: `blog/${cover}` },
    };
  }
  const content = whole[`./${path}.ts`];
  if (!content) return null;
  const entries = Object.entries(content);
  return {
    head: Object.fromEntries(entries.filter(([key]) => !isRest(folder, key))),
    rest: Object.fromEntries(entries.filter(([key]) => isRest(folder, key))),
  };
}

/** The page that a content module is written for, and its language. */
export function pageOfContent(path: string): { entry: PageEntry; locale: Locale } | null {
  const [, folder = '', locale] = /^(.*)\/(\w+)$/u.exec(path) ?? [];
  const entry = [...pages, ...notFoundPages].find(({ content }) => content === folder);
  return entry && isLocale(locale) && languagesOf(entry).includes(locale) ? { entry, locale } : null;
}

import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';

/** A page of the site in one language. */
interface PublicPage {
  /** Its kind: the folder of `src/pages` that draws it. */
  kind: string;
  url: string;
  locale: Locale;
}

/** Every prerendered page in each of its languages. */
const publicPages = (): PublicPage[] =>
  pages
    .filter((entry: PageEntry) => entry.area === 'public')
    .flatMap((entry: PageEntry) =>
      languagesOf(entry).map((locale) => ({ kind: entry.page, url: localizedPath(locale, entry.path), locale })),
    );

/** Language in which a kind of page is looked at where one must do: they take turns. */
const turn = (index: number): Locale | undefined => locales[index % locales.length];

/** Kinds that are laid out as the privacy page is. */
const TWINS: ReadonlySet<string> = new Set(['about', 'terms', 'accessibility', 'privacy-settings']);

/** One page of every kind, and every home page. */
export function onePagePerKind(): PublicPage[] {
  const all = publicPages();
  const kinds = [...new Set(all.map(({ kind }) => kind))].filter((kind) => kind !== 'home' && !TWINS.has(kind));
  const homes = locales.map((locale): PublicPage => ({ kind: 'home', url: localeRegistry[locale].home, locale }));
  return [
    ...homes,
    ...kinds.flatMap((kind, index) => {
      const ofKind = all.filter((page) => page.kind === kind);
      return ofKind.find(({ locale }) => locale === turn(index)) ?? ofKind.slice(0, 1);
    }),
  ];
}

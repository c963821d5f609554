import type { Locale } from '@/i18n/locales';

/** What another page shows of an article. */
export interface BlogTeaser {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** "YYYY-MM-DD". */
  readonly date: string;
  /** Minutes. */
  readonly readTime: number;
  /** Name of a cover in `src/art/blog`. */
  readonly image: string;
}

const load: Record<Locale, () => Promise<{ content: readonly BlogTeaser[] }>> = {
  he: () => import('./he'),
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The two articles that the home page points to; the first is the hot one. */
export async function loadBlogTeasers(locale: Locale): Promise<readonly BlogTeaser[]> {
  return (await load[locale]()).content;
}

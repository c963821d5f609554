import { business } from '@/config/business';
import type { Locale } from '@/i18n/locales';
import type { ArticleCard, ArticleHead, ArticleFacts, ArticleTexts } from './article';
import { readingTime } from './reading-time';
import { tags } from './tags';

const facts = import.meta.glob<ArticleFacts>('./*/facts.ts', { eager: true, import: 'facts' });
const texts = import.meta.glob<ArticleTexts>('./*/??.ts', { eager: true, import: 'article' });

/** An article in one language, whole. For the build and the tests: no page may import every body. */
export interface WholeArticle {
  slug: string;
  locale: Locale;
  facts: ArticleFacts;
  texts: ArticleTexts;
}

/** Every article in every language that its folder has. */
export const wholeArticles: readonly WholeArticle[] = Object.entries(texts).map(([file, article]) => {
  const [, slug = '', locale] = file.split(/[/.]+/u);
  const known = facts[`./${slug}/facts.ts`];
  if (!known) throw new Error(`the article ${slug} has no facts.ts`);
  return { slug, locale: locale as Locale, facts: known, texts: article };
});

/** A tag's name in the language of the article. */
function tagOf(key: string, { slug, locale }: WholeArticle): ArticleCard['tags'][number] {
  const label = (tags as Record<string, Partial<Record<Locale, string>>>)[key]?.[locale];
  if (!label) throw new Error(`${slug} names the tag ${key}, which tags.ts does not have in ${locale}`);
  return { key, label };
}

const later = (one: string, other: string) => (one > other ? one : other);

/** When an article was published and last changed: not before the site itself opened. */
export function daysOf({ published, updated }: ArticleFacts): Pick<ArticleFacts, 'published' | 'updated'> {
  const { day } = business.siteOpened;
  return { published: later(published, day), updated: later(updated, day) };
}

/** What lists show of an article. */
export function cardOf(article: WholeArticle): ArticleCard {
  const { title, excerpt, tags: keys, body } = article.texts;
  const { slug, cover } = article.facts;
  const { published } = daysOf(article.facts);
  const readTime = readingTime(body);
  return { slug, title, excerpt, published, readTime, cover, tags: keys.map((key) => tagOf(key, article)) };
}

/** What an article's page shows first. */
export function headOf(article: WholeArticle): ArticleHead {
  const { facts, texts: words, locale } = article;
  const card = cardOf(article);
  // The tags are keywords by themselves (docs/spec/public-site.md#pages); an article may have more.
  const keywords = [...new Set([...card.tags.map(({ label }) => label), ...(words.meta.keywords ?? [])])];
  return {
    ...card,
    author: business.author[locale],
    updated: daysOf(facts).updated,
    meta: { ...words.meta, keywords },
  };
}

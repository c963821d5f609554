import type { PageContent } from '../page-types';

/**
 * An article as data: typed blocks that the article page turns into semantic HTML. No HTML is written anywhere, so none
 * can be injected.
 */

/** A run of text, a link within the site (path without language prefix) or out of it, or words that matter. */
type Inline = string | { text: string; to: string } | { text: string; href: string } | { strong: string };
/** A sentence or two: plain, or in runs. */
export type RichText = string | readonly Inline[];

export type ArticleBlock =
  /** Level 2 headings make the table of contents; `id` is their anchor. */
  | { kind: 'heading'; level: 2; id: string; text: string }
  | { kind: 'heading'; level: 3; text: string }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: boolean; items: readonly RichText[] }
  /** Things to do or to have, with boxes to tick on paper. */
  | { kind: 'checklist'; title: string; items: readonly RichText[] }
  /** The first column names the row. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly RichText[])[] }
  /** Taxi fares to the towns that the fares module knows; figures come from there. */
  | { kind: 'fares'; caption: string }
  | { kind: 'callout'; tone: 'tip' | 'warning' | 'note'; title: string; text: RichText }
  | { kind: 'quote'; text: string; by?: string }
  /** A drawing of src/art by its folder and name ("blog/taxi-queue", "destinations/jerusalem"). */
  | { kind: 'figure'; picture: string; alt: string; caption: string };

/** What is the same in every language of an article. */
export interface ArticleFacts {
  slug: string;
  /** "YYYY-MM-DD": when it was written, and last changed in substance. */
  published: string;
  updated: string;
  /** Drawing in src/art/blog. Related articles may share one. */
  cover: string;
}

/** An article in one language. The time it takes to read is computed from the body. */
export interface ArticleTexts {
  title: string;
  /** One or two sentences for lists and for the top of the page. */
  excerpt: string;
  /** Keys of the tags in `tags.ts`. */
  tags: readonly string[];
  /** Texts of the head: the title with the brand has up to 65 characters, the description up to 170. */
  meta: { title: string; description: string; keywords: readonly string[] };
  body: readonly ArticleBlock[];
}

/** What lists of articles show of one. */
export interface ArticleCard {
  slug: string;
  title: string;
  excerpt: string;
  /** "YYYY-MM-DD" */
  published: string;
  /** Minutes, computed from the body. */
  readTime: number;
  /** Drawing in src/art/blog. */
  cover: string;
  /** Key for the address of a filtered list, and name. */
  tags: readonly { key: string; label: string }[];
}

/** What an article's page shows before it is scrolled. */
export interface ArticleHead extends PageContent, ArticleCard {
  /** Who signs it, from the settings. */
  author: string;
  updated: string;
}

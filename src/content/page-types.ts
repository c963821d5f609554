/** What the head of a page says in one language. */
export interface PageMeta {
  /** Written for a results page, without the brand: the head adds it (layout/head-tags.ts), and has 65 characters. */
  title: string;
  /** Under 160 characters. */
  description: string;
  keywords?: readonly string[];
  /**
   * What the sharing picture says, where it is not the title and the first sentence of the description; a
   * line break in the title holds.
   */
  share?: { title: string; line: string };
}

/** What the structured data of some kinds of page says, as far as the page itself shows it too. */
export interface SearchFacts {
  /** The page's name, where that is neither in a list nor its title. */
  name?: string;
  /** Of an itinerary, in order. */
  stops?: readonly string[];
  /** Of a page of questions; an answer may have several paragraphs. */
  questions?: readonly { question: string; answer: string | readonly string[] }[];
  /** Of an article, "YYYY-MM-DD"; otherwise the day of its last change. */
  published?: string;
  /** Day of the last change in substance, where the page's entry does not say it. */
  updated?: string;
  /** Drawing on the sharing picture, a file of `src/art` without its ending, where the page's entry names none. */
  picture?: string;
}

/** Every content file of a page exports `content`, with the page's head texts in `meta`. */
export interface PageContent {
  meta: PageMeta;
  /** Only the build asks for them: what a late part of the page holds is imported inside. */
  searchFacts?: () => Promise<SearchFacts>;
}

/** Props that the router gives to `Page`, the export of every `pages/<name>/<name>-page.tsx`. */
export interface PageProps<Content extends PageContent = PageContent> {
  content: Content;
}

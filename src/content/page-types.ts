/** What the head of a page says in one language. */
export interface PageMeta {
  /** Under 60 characters, written for a results page. */
  title: string;
  /** Under 160 characters. */
  description: string;
  keywords?: readonly string[];
  /** What the sharing picture says, where it is not the title up to its "|" and the first sentence of the description. */
  share?: { title: string; line: string };
}

/** Every content file of a page exports `content`, with the page's head texts in `meta`. */
export interface PageContent {
  meta: PageMeta;
}

/** What the router hands to `Page`, the export of every `pages/<name>/<name>-page.tsx`. */
export interface PageProps<Content extends PageContent = PageContent> {
  content: Content;
}

import type { PageContent } from '../page-types';
import type { ServiceSlug } from './slugs';

/** A service's page in one language, `<slug>/<language>.ts`. */
export interface ServiceContent extends PageContent, ServiceTexts {
  slug: ServiceSlug;
  /** The service's name as `index.ts` has it: that list is too heavy for the first download. */
  name: string;
  /** Title of the page, and what it promises in two sentences. */
  title: string;
  lead: string;
  /** What its drawing shows, for those who do not see it. */
  pictureShows: string;
  /** Three facts that decide; the page adds the price. */
  facts: readonly { label: string; value: string }[];
  /** What the chat opens with. */
  chat: string;
}

/** What it says below the first screen. */
export interface ServiceTexts {
  about: { title: string; paragraphs: readonly string[] };
  /** What the price covers; stands in a card beside the description. */
  included: { title: string; line: string; items: readonly string[] };
  /** Whom it is for: situations people come with. */
  situations: { title: string; items: readonly { title: string; text: string }[] };
  /** Words above the flight board, on a page that embeds it. */
  board?: { title: string; lead: string };
  steps: { title: string; items: readonly { title: string; text: string }[] };
  prepare: {
    title: string;
    items: readonly string[];
    /** Words of the link to the flight board, on pages about the airport. */
    flights?: string;
  };
  questions: { title: string; items: readonly { question: string; answer: readonly string[] }[] };
  closing: { title: string; text: string };
  related: { title: string };
}

import type { PageContent } from '../page-types';
import type { ItinerarySlug } from './slugs';

/** An itinerary's page in one language, `<slug>/<language>.ts`. */
export interface ItineraryContent extends PageContent, ItineraryTexts {
  slug: ItinerarySlug;
  /** The route's name as `index.ts` has it: that list is too heavy for the first download. */
  name: string;
  title: string;
  subtitle: string;
  /** What its drawing shows, for those who do not see it. */
  pictureShows: string;
  /** What the chat opens with. */
  chat: string;
}

/** What it says below the first screen. */
export interface ItineraryTexts {
  description: { title: string; paragraphs: readonly string[] };
  /** In the order of the stops in `facts.ts`. */
  stops: readonly {
    title: string;
    /** What its drawing shows. */
    pictureShows: string;
    content: readonly string[];
    /** The driver's gold tip. */
    tip: string;
  }[];
  perfectExperience: { title: string; subtitle: string; description: string; conclusion: string };
  closing: { title: string; text: string };
}

import type { PageContent } from '../page-types';
import type { ItinerarySlug } from './slugs';

/** What an itinerary's page shows before it is scrolled, and the way to the rest. */
export interface ItineraryContent extends PageContent {
  slug: ItinerarySlug;
  /** The route's name as `index.ts` has it: that list is too heavy for the first download. */
  name: string;
  title: string;
  subtitle: string;
  /** What the chat opens with. */
  chat: string;
  /** Everything under the first screen. */
  rest: () => Promise<ItineraryTexts>;
}

/** Everything on an itinerary's page under its first screen. */
export interface ItineraryTexts {
  description: { title: string; paragraphs: readonly string[] };
  /** In the order of the stops in `facts.ts`. */
  stops: readonly {
    title: string;
    content: readonly string[];
    /** The driver's gold tip. */
    tip: string;
  }[];
  perfectExperience: { title: string; subtitle: string; description: string; conclusion: string };
  closing: { title: string; text: string };
}

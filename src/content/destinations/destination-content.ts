import type { PageContent } from '../page-types';
import type { DestinationSlug } from './slugs';

/** A destination's page in one language, `<slug>/<language>.ts`. */
export interface DestinationContent extends PageContent, DestinationTexts {
  slug: DestinationSlug;
  /** The place's name and short description, as `index.ts` has them: that list is too heavy for the first download. */
  name: string;
  tagline: string;
  lead: string;
  /** What its drawing shows, for those who do not see it. */
  pictureShows: string;
  /** Text that the WhatsApp button prefills. */
  chat: string;
}

/** What it says below the first screen. */
export interface DestinationTexts {
  /** How the ride from Ben Gurion goes. */
  ride: { title: string; paragraphs: readonly string[] };
  /** Places to see with a driver, in the order of the `visits` of `day-facts.ts`. */
  sights: { title: string; items: readonly { name: string; text: string }[] };
  tips: { title: string; items: readonly { term: string; text: string }[] };
  /** What to send us for a price of this ride; without one the page asks as every destination does. */
  closing?: string;
}

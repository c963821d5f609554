import type { PageContent } from '../page-types';
import type { DestinationSlug } from './slugs';

/** What a destination's page shows before it is scrolled, and the way to the rest. */
export interface DestinationContent extends PageContent {
  slug: DestinationSlug;
  /** The place's name and short description, as `index.ts` has them: that list is too heavy for the first download. */
  name: string;
  tagline: string;
  lead: string;
  /** Text that the WhatsApp button prefills. */
  chat: string;
  /** The long texts, downloaded shortly before they scroll into view. */
  guide: () => Promise<DestinationGuide>;
}

/** The part of a destination's page below the first screen. */
export interface DestinationGuide {
  /** How the ride from Ben Gurion goes. */
  ride: { title: string; paragraphs: readonly string[] };
  /** Places to see with a driver, in the order of `visits` in the destination's facts. */
  sights: { title: string; items: readonly { name: string; text: string }[] };
  tips: { title: string; items: readonly { term: string; text: string }[] };
}

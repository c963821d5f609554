import type { ArticleHead, ArticleTexts } from './blog/article';
import type { DestinationContent, DestinationTexts } from './destinations/destination-content';
import type { ItineraryContent, ItineraryTexts } from './itineraries/itinerary-content';
import type { ServiceContent, ServiceTexts } from './services/service-content';

interface RestTexts {
  blog: Pick<ArticleTexts, 'body'>;
  destinations: DestinationTexts;
  itineraries: ItineraryTexts;
  services: ServiceTexts;
}

/**
 * What a page says below its first screen, by folder of its content. Each language of a page is one module; the build cuts
 * these keys off it (scripts/build/content-plugin.ts), and they reach the browser with the part of the page that shows
 * them.
 */
export const restKeys: { readonly [Folder in keyof RestTexts]: Readonly<Record<keyof RestTexts[Folder], true>> } = {
  blog: { body: true },
  destinations: { ride: true, sights: true, tips: true, closing: true },
  itineraries: { description: true, stops: true, perfectExperience: true, closing: true },
  services: {
    about: true,
    included: true,
    situations: true,
    board: true,
    steps: true,
    prepare: true,
    questions: true,
    closing: true,
    related: true,
  },
};

/** A page's content as its first screen gets it: without the texts below that, and with the way to them. */
type FirstScreen<Content, Texts> = Omit<Content, keyof Texts> & { readonly rest: () => Promise<Texts> };

export type ArticleFirst = FirstScreen<ArticleHead, RestTexts['blog']>;
export type DestinationFirst = FirstScreen<DestinationContent, DestinationTexts>;
export type ItineraryFirst = FirstScreen<ItineraryContent, ItineraryTexts>;
export type ServiceFirst = FirstScreen<ServiceContent, ServiceTexts>;

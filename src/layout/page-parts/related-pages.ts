import { destinationPicture, pictureFocus, routePicture, servicePicture } from '@/art/pictures';
import { destinations } from '@/content/destinations';
import { itineraries } from '@/content/itineraries';
import { services } from '@/content/services';
import type { Locale } from '@/i18n/locales';
import type { RelatedLink } from './related-links';

/**
 * Posters for `RelatedLinks` by the paths of destinations, services and itineraries. Lists them all, so it belongs into
 * the part of a page that comes late.
 * @throws for a path that is none of them
 */
export function relatedPages(locale: Locale, paths: readonly string[]): RelatedLink[] {
  return paths.map((path) => {
    const destination = destinations.find((entry) => entry.path === path);
    if (destination) {
      const { name, slug } = destination;
      return { path, name: name[locale], picture: destinationPicture(slug), positionClass: pictureFocus(slug) };
    }
    const service = services.find((entry) => entry.path === path);
    if (service) return { path, name: service.name[locale], picture: servicePicture(service.slug) };
    const itinerary = itineraries.find((entry) => entry.path === path);
    if (itinerary) {
      const { name, picture } = itinerary;
      return { path, name: name[locale], picture: routePicture(picture), positionClass: pictureFocus(picture) };
    }
    throw new Error(`${path} has no poster`);
  });
}

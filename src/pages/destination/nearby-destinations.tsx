import { dayFacts } from '@/content/destinations/day-facts';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { findPage } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { RelatedLinks } from '@/layout/page-parts/related-links';
import { relatedPages } from '@/layout/page-parts/related-pages';
import { Duration } from '@/layout/page-parts/measures';

/** Posters of the places to go on to, with the drive between the two. */
export function NearbyDestinations({ slug }: { slug: DestinationSlug }) {
  const locale = useLocale();
  const m = useMessages('destinationGuide');
  const links = dayFacts[slug].nearby
    .filter((place) => findPage(`/${place.slug}`, locale))
    .flatMap((place) =>
      relatedPages(locale, [`/${place.slug}`]).map((link) => ({ ...link, detail: <Duration range={place.minutes} /> })),
    );
  return <RelatedLinks title={m.nearby} links={links} />;
}

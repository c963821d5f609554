import { destinationPicture } from '@/art/destination-picture';
import { roadFacts } from '@/content/destinations/facts';
import type { PageProps } from '@/content/page-types';
import type { DestinationFirst } from '@/content/rest-keys';
import { PriceFigure } from '@/features/site/prices/price-figure';
import { PriceSection } from '@/features/site/prices/price-section';
import { TripStart } from '@/features/site/trip-request/trip-start';
import { useMessages } from '@/i18n/messages';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { FactStrip } from '@/layout/page-parts/fact-strip';
import { SplitHero } from '@/layout/page-parts/split-hero';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';
import { Distance, Duration } from '@/layout/page-parts/measures';

// Nothing in it needs the application but its links, which work without.
const DestinationGuide = island<{ content: DestinationFirst }>(
  {
    when: 'touched',
    messages: ['destinationGuide'],
    texts: ({ content }) => loadTexts(content.rest),
    placeholderClass: 'min-h-screen',
  },
  async () => (await import('./destination-guide')).DestinationGuide,
);
const NearbyDestinations = island(
  { when: 'near', placeholderClass: 'min-h-144' },
  async () => (await import('./nearby-destinations')).NearbyDestinations,
);

/** One of the fifteen places: what decides on the first screen, and the guide below it, which is hydrated late. */
export function Page({ content }: PageProps<DestinationFirst>) {
  const { slug, name, tagline, lead, chat, pictureShows } = content;
  const { destinations, price } = useMessages('pageParts');
  const m = useMessages('destination');
  const { km, clear, rush } = roadFacts[slug];
  return (
    <>
      <SplitHero
        breadcrumbs={<Breadcrumbs trail={[{ label: destinations, path: '/destinations' }]} current={name} />}
        title={name}
        badges={<p className="kicker">{tagline}</p>}
        lead={lead}
        buttons={<BookingButtons chatText={chat} wish={{ from: 'airport', to: slug, service: 'airport_pickup' }} />}
        picture={{ src: destinationPicture(slug), alt: pictureShows, width: 1600, height: 1000 }}
      />
      <FactStrip
        facts={[
          { label: m.clearRoad, value: <Duration range={clear} /> },
          { label: m.rushHours, value: <Duration range={rush} /> },
          { label: m.distance, value: <Distance range={km} /> },
          { label: price.label, value: <PriceFigure path={`/${slug}`} /> },
        ]}
      />
      <div className="page-width pt-8">
        <TripStart key={slug} to={slug} route={slug} />
      </div>
      <PriceSection path={`/${slug}`} />
      <DestinationGuide content={content} />
      <NearbyDestinations slug={slug} />
    </>
  );
}

import { routePicture } from '@/art/pictures';
import { business } from '@/config/business';
import { itineraryFacts } from '@/content/itineraries/facts';
import { itineraryPictures } from '@/content/itineraries/slugs';
import type { PageProps } from '@/content/page-types';
import type { ItineraryFirst } from '@/content/rest-keys';
import { PriceFigure } from '@/features/site/prices/price-figure';
import { PriceSection } from '@/features/site/prices/price-section';
import { TripStart } from '@/features/site/trip-request/trip-start';
import { useMessages } from '@/i18n/messages';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { FactStrip } from '@/layout/page-parts/fact-strip';
import { SplitHero } from '@/layout/page-parts/split-hero';
import { Badge } from '@/ui/badge';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';
import { Icon } from '@/ui/icon';

const ItineraryRest = island<{ content: ItineraryFirst }>(
  {
    when: 'near',
    messages: ['tripStart'],
    texts: ({ content }) => loadTexts(content.rest),
    placeholderClass: 'min-h-screen',
  },
  () => import('./itinerary-rest').then((module) => module.ItineraryRest),
);

/** What must stay in view where the drawing is cut: the arches of Caesarea stand at its end. */
const positions: Partial<Record<ItineraryFirst['slug'], string>> = { 'coastal-time-journey': 'object-[60%_50%]' };

/** One of the three day routes. */
export function Page({ content }: PageProps<ItineraryFirst>) {
  const { routes, price } = useMessages('pageParts');
  const m = useMessages('itinerary');
  const path = `/routes/${content.slug}`;
  const { difficulty } = itineraryFacts[content.slug];
  const positionClass = positions[content.slug];
  return (
    <>
      <SplitHero
        breadcrumbs={<Breadcrumbs trail={[{ label: routes, path: '/routes' }]} current={content.name} />}
        title={content.title}
        hasLongTitle
        badges={
          <p className="flex flex-wrap gap-2">
            <Badge tone="night">
              <Icon name="clock" className="size-4" />
              {m.fullDay}
            </Badge>
            <Badge tone="outline">
              <Icon name="route" className="size-4" />
              {m.difficultyLabel(m.difficulty[difficulty])}
            </Badge>
          </p>
        }
        lead={content.subtitle}
        buttons={
          <BookingButtons
            chatText={content.chat}
            bookLabel={m.bookRoute}
            more={{ path: '/contact', label: m.contact }}
            wish={{ service: 'day_tour', route: content.slug }}
          />
        }
        picture={{
          src: routePicture(itineraryPictures[content.slug]),
          alt: content.pictureShows,
          width: 1600,
          height: 1000,
          ...(positionClass && { positionClass }),
        }}
      />
      <FactStrip
        facts={[
          m.facts.start,
          m.facts.stops,
          m.facts.passengers(business.vehicleSeats),
          { label: price.label, value: <PriceFigure path={path} /> },
        ]}
      />
      <div className="page-width pt-8">
        <TripStart key={content.slug} route={content.slug} />
      </div>
      <PriceSection path={path} />
      <ItineraryRest content={content} />
    </>
  );
}

import { servicePicture } from '@/art/pictures';
import type { PageProps } from '@/content/page-types';
import type { ServiceFirst } from '@/content/rest-keys';
import { serviceWish } from '@/content/services';
import { PriceFigure } from '@/features/site/prices/price-figure';
import { PriceSection } from '@/features/site/prices/price-section';
import { printsPrices } from '@/features/site/prices/products';
import { TripStart } from '@/features/site/trip-request/trip-start';
import { useMessages } from '@/i18n/messages';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { FactStrip } from '@/layout/page-parts/fact-strip';
import { SplitHero } from '@/layout/page-parts/split-hero';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';

const ServiceRest = island<{ content: ServiceFirst }>(
  { when: 'near', texts: ({ content }) => loadTexts(content.rest), placeholderClass: 'min-h-screen' },
  () => import('./service-rest').then((module) => module.ServiceRest),
);

/** What the request form calls a car with its driver, on the pages that sell it by the hour. */
const HOURLY: Partial<Record<ServiceFirst['slug'], 'car_with_driver' | 'event_transfer'>> = {
  'private-driver-tours': 'car_with_driver',
  'event-wedding-transport': 'event_transfer',
};

/** One of the five services: its promise at once, the rest as the visitor comes to it. */
export function Page({ content }: PageProps<ServiceFirst>) {
  const m = useMessages('pageParts');
  const path = `/${content.slug}`;
  const hourly = HOURLY[content.slug];
  return (
    <>
      <SplitHero
        breadcrumbs={<Breadcrumbs trail={[{ label: m.services, path: '/services' }]} current={content.name} />}
        title={content.title}
        hasLongTitle
        lead={content.lead}
        buttons={<BookingButtons chatText={content.chat} wish={serviceWish(content.slug)} />}
        picture={{ src: servicePicture(content.slug), alt: content.pictureShows, width: 600, height: 400 }}
      />
      <FactStrip facts={[...content.facts, { label: m.price.label, value: <PriceFigure path={path} /> }]} />
      {hourly ? (
        <div className="page-width pt-8">
          <TripStart key={content.slug} hourly={hourly} />
        </div>
      ) : null}
      {printsPrices(path) ? <PriceSection path={path} /> : null}
      <ServiceRest content={content} />
    </>
  );
}

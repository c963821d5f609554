import type { PageProps } from '@/content/page-types';
import type { HomeContent } from '@/content/pages/home/he';
import { TripRequestSection } from '@/features/trip-request/trip-request-section';
import { BookingSteps } from './booking-steps';
import { HomeHero } from './home-hero';

/** Id of the section with the request form; buttons of the home page lead to it. */
export const REQUEST_ID = 'request';

export function Page({ content }: PageProps<HomeContent>) {
  return (
    <>
      <HomeHero content={content.hero} toHebrew={content.toHebrew} requestId={REQUEST_ID} />
      <section className="bg-lime-100 py-section">
        <div className="page-width grid gap-8">
          <header className="grid gap-3">
            <h2>{content.request.title}</h2>
            <p className="max-w-2xl text-lead text-ink-2">{content.request.lead}</p>
          </header>
          <TripRequestSection headingLevel={3} id={REQUEST_ID} />
        </div>
      </section>
      <BookingSteps content={content.steps} />
    </>
  );
}

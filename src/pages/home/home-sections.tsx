import { ContactSection } from '@/features/site/trip-request/contact-section';
import { TripRequestSection } from '@/features/site/trip-request/trip-request-section';
import { SectionHeading } from '@/ui/section-heading';
import { BlogSection } from './blog-section';
import { BookingSteps } from './booking-steps';
import { DestinationsSection } from './destinations-section';
import { PrebookSection } from './prebook-section';
import { ReviewsSection } from './reviews-section';
import { RoundTripPromo } from './round-trip-promo';
import { REQUEST_ID } from './section-ids';
import { ServicesSection } from './services-section';
import { WhySection } from './why-section';

/** The home page below its first screen, in parts that React hydrates one by one. */

/** What is on offer, why here, why ahead of time, how it goes, and where to. */
export function Offers() {
  return (
    <>
      <ServicesSection />
      <WhySection />
      <PrebookSection />
      <BookingSteps />
      <RoundTripPromo />
      <DestinationsSection />
    </>
  );
}

/** What passengers say, and what to read before the flight. */
export function Voices() {
  return (
    <>
      <ReviewsSection />
      <BlogSection />
    </>
  );
}

/** The request form, where the page has led, and whom to ask instead. */
export function Request({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <section className="below-fold bg-stone-100 pt-7 sm:pt-section print:hidden">
        <div className="page-width grid gap-5 sm:gap-8">
          <SectionHeading title={title} lead={lead} />
          <TripRequestSection headingLevel={3} id={REQUEST_ID} />
        </div>
      </section>
      <ContactSection headingLevel={2} />
    </>
  );
}

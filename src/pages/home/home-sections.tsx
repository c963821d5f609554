import { ContactSection } from '@/features/site/trip-request/contact-section';
import { TripRequestSection } from '@/features/site/trip-request/trip-request-section';
import { SectionHeading } from '@/ui/section-heading';
import { BlogSection } from './blog-section';
import { BookingSteps } from './booking-steps';
import { CustomerReviewsSection } from './customer-reviews-section';
import { DestinationsSection } from './destinations-section';
import { MapsReviewsSection } from './maps-reviews-section';
import { PrebookSection } from './prebook-section';
import { RoundTripPromo } from './round-trip-promo';
import { REQUEST_ID } from './section-ids';
import { ServicesSection } from './services-section';
import { TestimonialsSection } from './testimonials-section';
import { VideoReviewsSection } from './video-reviews-section';
import { WhySection } from './why-section';

/** The home page below its first screen, in parts that React hydrates one by one. */

/** What is on offer, and what came of it. */
export function Offers() {
  return (
    <>
      <ServicesSection />
      <TestimonialsSection />
    </>
  );
}

/** Whom to ask, why here, why ahead of time, how it goes, and where to. */
export function Reasons() {
  return (
    <>
      <ContactSection headingLevel={2} />
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
      <CustomerReviewsSection />
      <VideoReviewsSection />
      <MapsReviewsSection />
      <BlogSection />
    </>
  );
}

/** The request form, where the page has led. */
export function Request({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="below-fold bg-stone-100 py-8 sm:py-section">
      <div className="page-width grid gap-8">
        <SectionHeading title={title} lead={lead} />
        <TripRequestSection headingLevel={3} id={REQUEST_ID} />
      </div>
    </section>
  );
}

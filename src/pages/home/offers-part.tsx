import { ServicesSection } from './services-section';
import { TestimonialsSection } from './testimonials-section';

/** What is on offer, and what came of it. */
export function OffersPart() {
  return (
    <>
      <ServicesSection />
      <TestimonialsSection />
    </>
  );
}

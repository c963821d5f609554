import { TripRequestSection } from '@/features/requests/trip-request-section';
import { SectionHeading } from '@/ui/section-heading';
import { REQUEST_ID } from './section-ids';

/** The request form, where the page has led. */
export function RequestPart({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="below-fold bg-lime-100 py-section">
      <div className="page-width grid gap-8">
        <SectionHeading title={title} lead={lead} />
        <TripRequestSection headingLevel={3} id={REQUEST_ID} />
      </div>
    </section>
  );
}

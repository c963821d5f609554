import type { PageProps } from '@/content/page-types';
import type { PlanYourTripContent } from '@/content/pages/plan-your-trip/he';
import { PriceSection } from '@/features/site/prices/price-section';
import { PostedAnswer } from '@/features/site/trip-request/posted-answer';
import { TripRequestSection } from '@/features/site/trip-request/trip-request-section';

export function Page({ content }: PageProps<PlanYourTripContent>) {
  return (
    <div className="bg-stone-100 pb-section">
      <div className="page-width grid gap-8 pt-12 lg:pt-16">
        <header className="grid gap-3">
          <h1 className="text-h2">{content.title}</h1>
          <p className="max-w-2xl text-lead text-ink-2">{content.lead}</p>
        </header>
        <PostedAnswer texts={content.posted} />
        <TripRequestSection headingLevel={2} id="request" />
      </div>
      <PriceSection path="/plan-your-trip" />
    </div>
  );
}
